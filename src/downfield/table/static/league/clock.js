// The round on a beamer: its clock is counted down, and what has happened meanwhile is fetched now and then.
const OFTEN = 20_000;  // ms
const clock = document.getElementById("clock");

function left() {
  const seconds = Math.max(0, Math.round((Date.parse(clock.dateTime) - Date.now()) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number) => String(number).padStart(2, "0");
  if (hours >= 48) return `${Math.floor(hours / 24)} d`;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

if (clock) {
  const show = () => { clock.textContent = left(); };
  show();
  setInterval(show, 1000);
}

setInterval(async () => {
  const reply = await fetch(location.href).catch(() => null);
  if (!reply?.ok) return;
  const told = new DOMParser().parseFromString(await reply.text(), "text/html").querySelector(".room");
  if (told) document.querySelector(".room").replaceWith(told);
  if (!told || !clock) location.reload();
}, OFTEN);
