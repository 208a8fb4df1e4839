// The board and the hands on it: figures that are picked up, and on a small screen the part of the board where they can go.
import { Board } from "./board.js";
import { Fingers } from "./fingers.js";
import { Reach } from "./reach.js";
import { Zoom } from "./zoom.js";
import { Zoomers } from "./zoom_buttons.js";

const ONCE = 120; // ms until the board goes back from a figure that was put down
const ENOUGH = 2; // figures in sight that can move: then the board stays where it is

export class Stage {
  constructor(svg, buttons, { onAsk, onWays, onPick, onLight, onMove, guard }) {
    const zoom = new Zoom(svg, () => { this.zoomers.show(); onMove(); }, () => this.fingers.down.size > 0);
    guard.watch(svg, () => zoom.isSteady);
    // Before the board's own ears: a figure that can go somewhere is picked up, not taken for an answer.
    const reach = new Reach(svg, { onAsk, onPick, onLight, zoom, onShow: (ways) => { onWays(ways); this.look(ways); } });
    const board = new Board(svg, { onPick, onLight, guard, zoom });
    const fingers = new Fingers(svg, zoom, {
      isReady: (element) => guard.isSteady(element) && (guard.isReady(element) || guard.called.has(element)),
      onGrip: (event) => reach.press(event),
      onDrag: (begun, event) => reach.drag(begun, event),
      onDrop: (event, lost) => reach.drop(event, lost),
    });
    Object.assign(this, { zoom, reach, board, fingers, zoomers: new Zoomers(buttons, zoom) });
  }

  // A new moment, and what can be picked up in it. After a deed the board stays near while there is more to do in sight.
  offer(sources, held = "") {
    this.reach.offer(sources, held);
    if (this.zoom.following && !this.reach.source && !this.isNear(sources)) this.zoom.leave();
  }

  isNear(sources) {
    const near = sources.map((id) => this.reach.find(id)).filter((figure) => figure && this.zoom.sees(figure));
    return near.length > 0 && near.length >= Math.min(ENOUGH, sources.length);
  }

  // On a small screen the board comes nearer to where a figure that is picked up can go, and goes back after it.
  look(ways) {
    if (!ways && !this.reach.source) this.zoom.leave(ONCE);
    if (!ways) return;
    const ids = new Set([ways.source, ...ways.choices.flatMap((choice) => choice.targets)]);
    this.fingers.once(() => { if (this.reach.ways === ways) this.zoom.follow([...ids].map((id) => this.reach.find(id))); });
  }
}
