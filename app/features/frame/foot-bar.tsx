import type { ReactNode } from 'react';
import { whatsappUrl, withArticle } from '@domain/firm';
import { useHouse } from '~/components/house';
import { Icon } from '~/components/ui/icon';
import { useBroker } from '~/features/broker/broker-context';

interface FootBarProps {
  /** What it is for, to those who do not see it. */
  label: string;
  /** The house's number, or null. */
  whatsapp: string | null;
  /** The page's own action. */
  children: ReactNode;
}

/**
 * Below 1024 px a page's own action, with WhatsApp beside it, at the window's lower edge (brief §18.7); a broker's pages
 * have no number of the house's.
 */
export function FootBar({ label, whatsapp, children }: FootBarProps) {
  const house = useHouse();
  const number = useBroker() ? null : whatsapp;
  return (
    <aside className="fixa-m fixa-m--sobe" aria-label={label}>
      {children}
      {number && (
        <a
          className="zap-m"
          href={whatsappUrl(number)}
          target="_blank"
          rel="noopener"
          aria-label={`Conversar com ${withArticle(house)} por WhatsApp (abre em nova aba)`}
        >
          <Icon name="whatsapp" />
        </a>
      )}
    </aside>
  );
}
