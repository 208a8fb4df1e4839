// A quick start goes on paper.
document.getElementById("print").addEventListener("click", () => print());
