import { randomBytes } from 'node:crypto';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { StaffApi } from '~/back-end/client.server';
import { clock } from '@domain/kernel/clock';
import { parsedText } from '~/features/texts/load-text.server';
import { adminLinks } from '../admin-links';
import { asMember } from '../session/guard.server';
import { closedAddresses } from './closed-addresses.server';
import { startingText } from './starting-text';
import { addressesIn, textChecks } from './text-checks';
import { pageNames, pagePaths } from './text-fields';
import type { TextValues } from './text-forms';
import { type TextTarget, textTarget } from './text-target.server';
import { draftText, periodText, versionRows } from './text-view';

/** '/artigo/novo' leads to a draft of its own. */
export const textData = (args: LoaderFunctionArgs) =>
  asMember(args, 'texts.write', async ({ staff, session }) => {
    if (args.params.tipo === 'artigo' && args.params.chave === 'novo')
      throw redirect(adminLinks.text('artigo', `novo-${randomBytes(4).toString('hex')}`));
    const target = textTarget(args);
    const { record, draft, values } = await readText(staff, target, args.context);
    const blocks = parsedText(values.text ?? '');
    const now = clock.now();
    const isOnSite = record.content !== null;
    const href = adminLinks.text(target.type, target.key);
    const published = record.content as TextValues | null;
    return {
      ...{ type: target.type, key: target.key, values, href, isOnSite, hasDraft: draft !== null },
      ...{ version: record.version, draftVersion: draft?.version ?? 0 },
      title: published?.title ?? values.title ?? titleOf(target),
      state: [
        [target.kind === 'page' ? pageNames[target.key] : 'Revista', draft && draftText(draft, now)]
          .filter(Boolean)
          .join(', '),
        published ? periodText(published, now) : unpublished(target),
      ].join('. '),
      path: target.kind === 'page' ? pagePaths[target.key] : null,
      checks: textChecks({
        ...{ blocks, cover: values },
        closed: await closedAddresses(args.context, addressesIn(blocks)),
      }),
      versions: versionRows({
        ...{ draft, acts: record.acts, grants: session.grants, back: href, now },
        memberName: session.member.name,
      }),
    };
  });

const titleOf = (target: TextTarget) => (target.kind === 'page' ? pageNames[target.key] : 'Texto novo');
const unpublished = ({ kind }: TextTarget) =>
  kind === 'page' ? 'A página mostra o texto do site.' : 'Ainda não publicado.';

/** @throws 404 of an article that is gone, without a draft */
export async function readText(
  staff: StaffApi,
  target: TextTarget,
  { settings }: Pick<LoaderFunctionArgs['context'], 'settings'>,
) {
  const [record, draft] = await Promise.all([recordOf(staff, target), staff.draft(target.kind, target.key)]);
  const start = target.kind === 'page' ? startingText(target.key, settings.firm.texts) : {};
  const last = 'last' in record ? record.last : null;
  const values = (draft?.content ?? record.content ?? last ?? start) as TextValues;
  return { record, draft, values };
}

export function recordOf(staff: StaffApi, target: TextTarget) {
  if (target.kind === 'page') return staff.pageText(target.key);
  return target.id === null ? { content: null, version: '', acts: [] } : staff.article(target.id);
}
