import type { StaffSession } from '@contract/staff';
import type { StaffAct } from '@contract/staff-audit';
import { adminLinks } from '../admin-links';

/** After the sentence: `before` joins it. `href` null: erased, or no page that this role opens. */
export interface ActSubject {
  before: 'de ' | '';
  text: string;
  href: string | null;
}

/** null: a bulk, an export, or what a member did with its own access. */
export function aboutOf(act: StaffAct, grants: StaffSession['grants']): ActSubject | null {
  const { verb, subject, subject_name: name, changes } = act;
  const [kind = '', number = ''] = subject.split(':');
  const id = Number(number);
  if (verb.startsWith('access.')) return null;
  switch (kind) {
    case 'lead':
      return name === null
        ? { before: '', text: `nº ${number} (apagado)`, href: null }
        : { before: 'de ', text: name, href: grants['contacts.read'] ? adminLinks.contact(id) : null };
    case 'member':
      return {
        before: verb === 'members.role' ? 'de ' : '',
        text: name ?? `pessoa ${number}`,
        href: grants['members.read'] && verb !== 'members.remove' ? adminLinks.person(id) : null,
      };
    case 'broker':
      return {
        before: '',
        text: name ?? `nº ${number} (fora da casa)`,
        href: name !== null && grants['brokers.read'] ? adminLinks.broker(id) : null,
      };
    case 'invitation': {
      const email = changes?.email?.find((each) => typeof each === 'string');
      return { before: '', text: typeof email === 'string' ? email : `convite ${number}`, href: null };
    }
    case 'data-request':
      return {
        before: '',
        text: `nº ${number}`,
        href: grants['people.export'] ? adminLinks.dataRequest(id) : null,
      };
    default:
      return null;
  }
}
