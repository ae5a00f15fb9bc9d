import { makePushKeys } from "./push-keys.ts";

const keys = await makePushKeys();
console.log(`A new pair of keys for push notifications, kept nowhere but here:

VAPID_PUBLIC_KEY=${keys.VAPID_PUBLIC_KEY}
VAPID_PRIVATE_KEY=${keys.VAPID_PRIVATE_KEY}

Give each to "wrangler secret put" once. Another pair later makes everybody turn notifications on again.`);
