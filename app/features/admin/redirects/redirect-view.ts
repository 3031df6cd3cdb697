import type { StaffRedirect } from '@contract/staff-redirects';
import { recentMomentText } from '@domain/kernel/moment';

export const statusText = (status: 301 | 302): string => (status === 301 ? 'para sempre' : 'por enquanto');

/** As acts name it. */
export const targetOf = ({ to, status }: { to: string; status: 301 | 302 }): string =>
  status === 302 ? `${to} 302` : to;

export const redirectRow = (
  { id, from, to, status, end, changed_at, is_filed }: StaffRedirect,
  now: Date,
) => ({
  ...{ id, from, to: to ?? '', end, status: statusText(status) },
  when: recentMomentText(new Date(changed_at), now),
  origin: is_filed ? 'do arquivo' : null,
});
export type RedirectRow = ReturnType<typeof redirectRow>;

/** An address of this site as it is typed: with or without the site's name. null: of another site, or none. */
export function pathOf(typed: string, siteUrl: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text) || text.length > 2_000) return null;
  const { host } = new URL(siteUrl);
  const withScheme = /^https?:\/\//i.test(text) ? text : text.startsWith(host) ? `https://${text}` : null;
  const url = withScheme ?? `${siteUrl}${text.startsWith('/') ? '' : '/'}${text}`;
  if (!URL.canParse(url)) return null;
  const read = new URL(url);
  const isOwn = read.host.replace(/^www\./, '') === host.replace(/^www\./, '');
  return isOwn ? read.pathname + read.search : null;
}
