import type { Role } from "#app/domain/accounts/role.ts";
import { Legend, TickBox } from "#app/ui/forms/field.tsx";

const ROLES: { role: Role; name: string; text: string }[] = [
  { role: "customer", name: "Customer", text: "I need work done." },
  { role: "professional", name: "Professional", text: "I offer my services." },
];

/** Asks whether an account is a customer's or a professional's. */
export function RoleChoice({ role: chosen }: { role: Role }) {
  return (
    <fieldset className="grid gap-2">
      <Legend>I am a</Legend>
      {ROLES.map((pick) => (
        <label
          key={pick.role}
          className="flex cursor-pointer items-start gap-2.5 rounded-control border-[1.5px] border-control p-3 has-checked:border-2 has-checked:border-primary has-checked:bg-sunken"
        >
          <TickBox
            type="radio"
            name="role"
            value={pick.role}
            defaultChecked={pick.role === chosen}
          />
          <span>
            <b>{pick.name}</b>
            <span className="block text-sm">{pick.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
