// Plans: many answers in one click. They stand above the options; while one is lit, it is drawn on the board.

// The plans of a seat, then its options, each answer once; a plan that shows nothing is only a short cut and comes last.
export function withPlans(ask, seat) {
  const plans = (ask.plans?.[seat] || []).map((plan) => ({ ...plan, plan: Boolean(plan.marks || plan.targets.length) }));
  const taken = new Set(plans.map((plan) => plan.token));
  const rest = ask.mine[seat].filter((choice) => !taken.has(choice.token));
  return [...plans.filter(({ plan }) => plan), ...rest, ...plans.filter(({ plan }) => !plan)];
}

export class Sketch {
  constructor(svg) {
    this.layer = svg.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "g"));
    this.layer.setAttribute("class", "sketch lies");
    this.layer.setAttribute("aria-hidden", "true");
    this.layer.style.pointerEvents = "none";
  }

  // What is no longer among the choices is wiped off.
  keep(choices) { if (!choices.some((choice) => choice.marks && choice.marks === this.shown)) this.show([]); }

  show(choices) {
    const marks = (choices.length === 1 && choices[0].marks) || "";
    if (this.shown === marks) return;
    this.shown = marks;
    this.layer.innerHTML = marks;
    this.layer.dispatchEvent(new Event("drawn", { bubbles: true }));
  }
}
