import { overrideNames } from '@domain/property/override-names';
import { AdminIcon } from '../../admin-icon';
import { adminLinks } from '../../admin-links';
import { breakable } from '../../layout/breakable';
import { FeedForm, type FeedFormProps } from './feed-form';
import { untilText } from './until-text';
import { type Field, fieldId, storedOf } from './record-fields';
import { ReleaseButton } from './release-button';

interface FeedFieldProps extends Omit<FeedFormProps, 'open'> {
  texts: { value: string; feed: string };
  /** null: its lock is closed. */
  open: FeedFormProps['open'] | null;
  canWrite: boolean;
}

/** A field of the feed. Its lock is a link: the page that follows has the form. */
export function FeedField({ texts, canWrite, open, ...form }: FeedFieldProps) {
  const { id, field } = form;
  const { override } = field;
  return (
    <div className="mcampo" id={fieldId(field.field)}>
      <p>
        <span>{breakable(shortened(texts.value))}</span>
        <Lock {...field} id={id} isOpen={open !== null} canWrite={canWrite} />
      </p>
      {override && (
        <p className="suave">
          {[
            `A carga diz ${shortened(texts.feed)}`,
            override.reason,
            `por ${override.by ?? 'quem opera o site'}`,
          ]
            .filter(Boolean)
            .join('; ')}
          .
        </p>
      )}
      {open && canWrite && <FeedForm {...form} open={open} key={JSON.stringify(storedOf(field))} />}
      {open && canWrite && override && <ReleaseButton id={id} field={field.field} />}
    </div>
  );
}

const shownLength = 160;
const shortened = (text: string) => (text.length > shownLength ? `${text.slice(0, shownLength)}…` : text);

interface LockProps extends Field {
  id: number;
  isOpen: boolean;
  canWrite: boolean;
}

function Lock({ id, field, override, isOpen, canWrite }: LockProps) {
  const shown = (
    <>
      <AdminIcon name={override ? 'unlock' : 'lock'} small />
      {override ? `da casa${untilText(override.until)}` : 'da carga'}
    </>
  );
  if (!canWrite) return <span className="mtranca">{shown}</span>;
  const name = overrideNames[field].toLowerCase();
  return isOpen ? (
    <a className="mtranca" href={`${adminLinks.property(id)}#${fieldId(field)}`}>
      Fechar<span className="vh"> {name}</span>
    </a>
  ) : (
    <a className="mtranca" href={`${adminLinks.property(id, field)}#${fieldId(field)}`}>
      {shown}
      <span className="vh">, mudar {name}</span>
    </a>
  );
}
