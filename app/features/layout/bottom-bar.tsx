import type { ReactNode } from 'react';
import { whatsappUrl, withArticle } from '@domain/brokerage/brokerage';
import { useBrokerage } from '~/components/use-brokerage';
import { Icon } from '~/components/ui/icon';
import { useBroker } from '../broker/broker-context';

interface BottomBarProps {
  label: string;
  whatsapp: string | null;
  children: ReactNode;
}

/** Below 1024 px (brief §18.7). Pages of brokers omit the brokerage's WhatsApp number. */
export function BottomBar({ label, whatsapp, children }: BottomBarProps) {
  const brokerage = useBrokerage();
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
          aria-label={`Conversar com ${withArticle(brokerage)} por WhatsApp (abre em nova aba)`}
        >
          <Icon name="whatsapp" />
        </a>
      )}
    </aside>
  );
}
