import type { Health } from "#app/domain/failures/health.ts";
import { OWN_HEADER } from "#app/domain/offline/own-answer.ts";
import { setSecurityHeaders } from "#app/http/security/security-headers.ts";
import styles from "#app/styles/public.css?url";
import { buttonClass } from "#app/ui/button.tsx";
import { requestIdOf } from "./request-log.ts";

const NOT_CHECKED = "Not checked: a setting is missing";
const CHECKS: Health["checks"] = {
  database: NOT_CHECKED,
  insertion: NOT_CHECKED,
  retrieval: NOT_CHECKED,
  realtime: NOT_CHECKED,
};
const RETRY_AFTER_S = "60";

type ConfigurationError = { missing: readonly string[]; local: boolean };

/**
 * The answer to every request while a setting is missing: 503. The log and `/health` name each; the page does so only
 * on a developer's machine.
 */
export function answerConfigurationError(
  request: Request,
  { missing, local }: ConfigurationError,
): Response {
  const requestId = requestIdOf(request);
  logConfigurationError(missing, requestId);
  const answer =
    new URL(request.url).pathname === "/health"
      ? Response.json({ status: "unhealthy", checks: CHECKS, settings: missing }, { status: 503 })
      : new Response(page(local ? missing : []), {
          status: 503,
          headers: { "Content-Type": "text/html; charset=utf-8" },
        });
  setSecurityHeaders(answer.headers);
  answer.headers.set("Cache-Control", "no-store");
  answer.headers.set("Retry-After", RETRY_AFTER_S);
  answer.headers.set(OWN_HEADER, requestId);
  return answer;
}

/** Logs which settings are missing, never their values. */
export function logConfigurationError(
  missing: readonly string[],
  requestId: string | null = null,
): void {
  console.error(JSON.stringify({ event: "not-set-up", requestId, missing }));
}

// Static and without links: without settings no page of ours works.
function page(missing: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>We could not load this right now | Kayap</title>
<link rel="stylesheet" href="${styles}">
</head>
<body>
<main class="mx-auto max-w-page px-4 py-10 lg:py-14"><div class="mx-auto my-8 max-w-narrow stack-4">
<p class="text-soft">503</p>
<h1>We could not load this right now</h1>
<p>Nothing was lost. Please try again in a moment.</p>
${missing.map((sentence) => `<p>${sentence}</p>`).join("\n")}
<p><a class="${buttonClass()}" href="">Try Again</a></p>
</div></main>
</body>
</html>
`;
}
