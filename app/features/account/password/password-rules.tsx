import { Drawing, Icon } from '~/components/ui/icon';
import { senhaRules } from '@domain/validation/senha-rules';

const dash = 'M5 12h14';

export const rulesId = (fieldId: string) => `${fieldId}-regras`;

interface PasswordRulesProps {
  fieldId: string;
  met?: readonly boolean[];
}

/** Password rules (brief §16): a dash for an open rule, a check for a met rule. */
export function PasswordRules({ fieldId, met = [] }: PasswordRulesProps) {
  return (
    <ul className="regras" id={rulesId(fieldId)}>
      {senhaRules.map(({ name }, index) => (
        <li className={met[index] ? 'ok' : undefined} key={name}>
          {met[index] ? <Icon name="check" small /> : <Drawing path={dash} small />}
          <span>
            {name}
            {met[index] && <span className="vh">, cumprido</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
