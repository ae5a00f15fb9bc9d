import { AccountsSoon } from "#app/ui/accounts-soon.tsx";

export const meta = () => [{ title: "Sign In | Kayap" }, { name: "robots", content: "noindex" }];

export default function Login() {
  return <AccountsSoon title="Sign In" />;
}
