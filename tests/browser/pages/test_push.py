"""A push message is received by a browser, and shown."""

import json

import pytest

from tests.browser.conftest import Visit

# A browser without a screen shows no notifications: what would be shown is kept.
KEEP = "() => { registration.showNotification = async (...shown) => { self.shown = shown; }; }"
SHOWN = """async () => {
  for (let tries = 0; tries < 100 && !self.shown; tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  const [title, { body, data }] = self.shown;
  return [title, body, data];
}"""


@pytest.mark.nightly
def test_a_message_that_comes_by_push_is_shown(visit: Visit) -> None:
    visitor = visit(own=True)
    page = visitor.page
    page.goto("/fair")
    line = visitor.context.new_cdp_session(page)
    known: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    page.evaluate(
        "async () => { await navigator.serviceWorker.register('/push.js'); await navigator.serviceWorker.ready; }"
    )
    (worker,) = visitor.context.service_workers
    worker.evaluate(KEEP)
    data = json.dumps({"title": "Calciotto: your turn", "body": "Ada – Ben", "tag": "m", "url": "/match/m"})
    origin = visitor.url
    line.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": known[-1], "data": data}
    )
    assert worker.evaluate(SHOWN) == ["Calciotto: your turn", "Ada – Ben", "/match/m"]
