// Sitting down on the free seat to which a code invites.
import { matchPage, post } from "../ask.js";
import * as kept from "../kept.js";

export async function join(code, name) {
  const got = await post(`/api/join/${encodeURIComponent(code.trim())}`, { name });
  kept.keep(got.id, { game: got.game, keys: { [got.seat]: got.key } });
  location.href = matchPage(got.id);
}
