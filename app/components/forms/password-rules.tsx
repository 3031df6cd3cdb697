import { Drawing, Icon } from '~/components/ui/icon';
import { senhaRules } from '~/domain/validation/senha-rules';

const dash = 'M5 12h14';

/** The id of a field's rules. */
export const rulesId = (fieldId: string) => `${fieldId}-regras`;

/** What a password needs, and what of it `typed` has (brief, section 16): a dash waits, a check is met. */
export function PasswordRules({ fieldId, typed }: { fieldId: string; typed: string }) {
  return (
    <ul className="regras" id={rulesId(fieldId)}>
      {senhaRules.map(({ name, test }) => {
        const isMet = test.test(typed);
        return (
          <li className={isMet ? 'ok' : undefined} key={name}>
            {isMet ? <Icon name="check" small /> : <Drawing path={dash} small />}
            <span>
              {name}
              {isMet && <span className="vh">, cumprido</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
