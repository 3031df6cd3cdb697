import type { StaffOwner } from '@contract/staff-owners';
import { counted } from '@domain/kernel/counts';
import { dayText } from '@domain/kernel/moment';
import { TextField } from '~/forms/text-field';
import { breakable } from '../../layout/breakable';
import { ownerField, wasOwnerField } from './record-fields';
import { ReleaseButton } from './release-button';

export const ownerEmails = ({ owners }: Pick<StaffOwner, 'owners'>): string[] =>
  owners.map(({ email }) => email);

/** 'Clara Exemplo. Vê o relatório desde 13/08/2026.' */
function helpOf({ owners }: StaffOwner): string {
  if (owners.length === 0) return 'Quem tem conta com este e-mail lê o relatório do imóvel.';
  return owners
    .map(({ email, name, has_account, since }) => {
      const who = name ?? (owners.length > 1 ? email : '');
      const what = has_account
        ? `vê o relatório desde ${dayText(new Date(since))}`
        : 'lê o relatório quando tiver conta';
      return who
        ? `${who}. ${what[0]!.toUpperCase()}${what.slice(1)}.`
        : `${what[0]!.toUpperCase()}${what.slice(1)}.`;
    })
    .join(' ');
}

interface OwnerFieldProps {
  owner: StaffOwner;
  input: { id: string; name: string; label: string };
  /** After a refusal: what the form has read first. */
  was?: readonly string[];
}

/** E-mails of accounts that read the owner's report. */
export const OwnerField = ({ owner, input, was }: OwnerFieldProps) => (
  <>
    <input type="hidden" name={wasOwnerField} value={JSON.stringify(was ?? ownerEmails(owner))} />
    <TextField {...input} help={helpOf(owner)} />
  </>
);

/** For those who do not write properties: an address is the owner's. */
export const ownerText = ({ count }: StaffOwner): string =>
  count > 0 ? counted(count, 'conta ligada', 'contas ligadas') : 'nenhuma';

export const ReleasedOwner = ({
  id,
  owner: { is_chosen, owners, listed },
}: {
  id: number;
  owner: StaffOwner;
}) =>
  is_chosen && (
    <ul className="mlinhas mdevolver">
      <li>
        <span>
          {breakable(`Conta do proprietário: ${ownerEmails({ owners }).join(', ') || 'nenhuma'}`)}
          <small> {breakable(`a lista de proprietários diz ${listed.join(', ') || 'ninguém'}`)}</small>
        </span>
        <ReleaseButton id={id} field={ownerField} label="Devolver à lista" />
      </li>
    </ul>
  );
