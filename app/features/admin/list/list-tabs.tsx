import { formatNumber } from '@domain/kernel/money';

export interface ListTab {
  label: string;
  /** null: unknown, because the back end did not answer. */
  count: number | null;
  href: string;
  isCurrent: boolean;
}

export const ListTabs = ({ tabs }: { tabs: readonly ListTab[] }) =>
  tabs.length > 0 && (
    <nav className="abas-m" aria-label="Partes da lista">
      {tabs.map(({ label, count, href, isCurrent }) => (
        <a href={href} aria-current={isCurrent ? 'page' : undefined} key={href}>
          {label} {count !== null && <b>{formatNumber(count)}</b>}
        </a>
      ))}
    </nav>
  );
