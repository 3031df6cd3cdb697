import { useLocation } from '@remix-run/react';
import type { BrokerCard } from '~/domain/broker';
import { parsePropertyPath } from '@domain/property/property-url';
import { LayoutFragment } from './layout-fragment';

/** Newsletter and coverage area, before the footer (spec 1 §2.4 and §3.6). */
export const FooterBlocks = () => <LayoutFragment name="blocks" broker={null} className="blocos" />;

/** Footer of the brokerage (spec 1 §2.4) or of a broker. */
export function Footer({ broker = null }: { broker?: BrokerCard | null }) {
  const { pathname } = useLocation();
  const classes = ['pe escuro', broker && 'pe--c', parsePropertyPath(pathname) && 'pe--imovel'];
  return (
    <LayoutFragment as="footer" name="footer" broker={broker} className={classes.filter(Boolean).join(' ')} />
  );
}
