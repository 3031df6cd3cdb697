import type { StaffSession } from '@contract/staff';
import type { StaffAct } from '@contract/staff-audit';
import { generalGroupName } from '@domain/leads/distribution/distribution-rules';
import { isTextPage } from '@domain/texts/text-pages';
import { adminLinks } from '../admin-links';
import { pageNames } from '../texts/text-fields';

/** After the sentence: `before` joins it. `href` null: erased, or no page that this role opens. */
export interface ActSubject {
  before: 'de ' | '';
  text: string;
  href: string | null;
}

/** null: a bulk, an export, or what a member did with its own access. */
export function aboutOf(act: StaffAct, grants: StaffSession['grants']): ActSubject | null {
  const { verb, subject, subject_name: name, subject_left: hasLeft, changes, fields } = act;
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
        href: grants['members.read'] && name !== null && !hasLeft ? adminLinks.person(id) : null,
      };
    case 'broker':
      return {
        before: '',
        text: name ?? `nº ${number} (fora da casa)`,
        href: name !== null && grants['brokers.read'] ? adminLinks.broker(id) : null,
      };
    case 'distribution-group': {
      if (name === null) return null;
      const isGeneral = name === generalGroupName;
      const where = fields.includes('group') ? name : `${isGeneral ? 'em' : 'no grupo'} ${name}`;
      const href = isGeneral ? adminLinks.generalRotation() : adminLinks.ruleGroup(id);
      return { before: '', text: where, href: grants['distribution.write'] ? href : null };
    }
    case 'property':
      return {
        ...{ before: '', text: name ?? `nº ${number} (apagado)` },
        href: name !== null && grants['properties.read'] ? adminLinks.property(id) : null,
      };
    case 'portal':
      return {
        before: '',
        text: name ?? `nº ${number}`,
        href: grants['portals.write'] ? adminLinks.portals() : null,
      };
    case 'own-property':
      return {
        before: '',
        text: name ?? `nº ${number} (apagado)`,
        href: name !== null && grants['properties.write'] ? adminLinks.newProperty(id) : null,
      };
    case 'page':
      return {
        ...{ before: '', text: isTextPage(number) ? pageNames[number] : number },
        href: grants['texts.write'] ? adminLinks.text('pagina', number) : null,
      };
    case 'article':
      return {
        ...{ before: '', text: name ?? `nº ${number} (fora do ar)` },
        href: name !== null && grants['texts.write'] ? adminLinks.text('artigo', number) : null,
      };
    case 'invitation': {
      const email = changes?.email?.find((each) => typeof each === 'string');
      return { before: '', text: typeof email === 'string' ? email : `convite ${number}`, href: null };
    }
    case 'redirect':
      return {
        ...{ before: '', text: name ?? `nº ${number}` },
        href: name !== null && grants['redirects.write'] ? adminLinks.redirect(id) : null,
      };
    case 'import': {
      if (!/^\d+$/.test(number)) return { before: 'de ', text: number, href: null };
      const href = grants['imports.read'] ? adminLinks.feedRun(id) : null;
      return { before: '', text: `nº ${number}`, href };
    }
    case 'list':
    case 'banner':
    case 'slide': {
      const item = changes?.item?.find((each) => typeof each === 'object' && each !== null);
      const title = item && 'title' in item ? String(item.title) : number;
      const href = grants['lists.write'] ? adminLinks.showcaseItem(kind, number) : null;
      return { before: '', text: title, href };
    }
    case 'campaign':
      return {
        ...{ before: '', text: name ?? `nº ${number} (fora do site)` },
        href: name !== null && grants['campaigns.write'] ? adminLinks.showcaseCampaign(number) : null,
      };
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
