import { Drawing, Icon } from '~/components/ui/icon';
import { senhaRules } from '~/domain/validation/senha-rules';

const dash = 'M5 12h14';

/** The id of a field's rules. */
export const rulesId = (fieldId: string) => `${fieldId}-regras`;

interface PasswordRulesProps {
  fieldId: string;
  /** Which of the rules are kept, in their order; none said: all wait. */
  met?: readonly boolean[];
}

/** What a password needs, and what of it is there (brief §16): a dash waits, a check is met. */
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
