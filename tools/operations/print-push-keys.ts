import { makePushKeys } from "#tools/server/push-keys.ts";

const keys = await makePushKeys();
console.log(`A new pair of keys for push notifications, which is stored nowhere:

VAPID_PUBLIC_KEY=${keys.VAPID_PUBLIC_KEY}
VAPID_PRIVATE_KEY=${keys.VAPID_PRIVATE_KEY}

Store each with "wrangler secret put" once. With another pair later, everybody has to turn notifications on again.`);
