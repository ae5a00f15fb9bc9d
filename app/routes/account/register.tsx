import { AccountsSoon } from "#app/ui/accounts-soon.tsx";

export const meta = () => [{ title: "Sign Up | Kayap" }, { name: "robots", content: "noindex" }];

export default function Register() {
  return <AccountsSoon title="Sign Up" />;
}
