// The clock of a round on a beamer: what is left of it, counted down.
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
