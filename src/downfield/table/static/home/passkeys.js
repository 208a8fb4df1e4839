// Passkeys: the device signs what the server asks. The bytes travel as base64url.
import { post } from "../ask.js";

const HOST_IS_NUMBER = /^[\d.]+$|^\[/;

export const canPasskey = () => Boolean(window.PublicKeyCredential) && !HOST_IS_NUMBER.test(location.hostname);

const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const known = (list) => (list || []).map((key) => ({ ...key, id: bytes(key.id) }));

// What the device has signed, as the server reads it.
function written(credential) {
  const response = {};
  for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (credential.response[part]) response[part] = text(credential.response[part]);
  }
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response, clientExtensionResults: {} };
}

// A new passkey: for a new account of this name, or for the account that is signed in.
export async function create(name = "", confirm = "") {
  const asked = await post("/api/passkeys/new", { name, confirm });
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: known(asked.excludeCredentials),
  };
  return post("/api/passkeys", { credential: written(await navigator.credentials.create({ publicKey })) });
}

// What the device signs to show who is there.
export async function sign() {
  const asked = await post("/api/passkeys/ask", {});
  const publicKey = { ...asked, challenge: bytes(asked.challenge), allowCredentials: known(asked.allowCredentials) };
  return written(await navigator.credentials.get({ publicKey }));
}

export const signIn = async () => post("/api/passkeys/sign-in", { credential: await sign() });
