import { useLocation } from '@remix-run/react';
import type { BrokerCard } from '~/domain/broker';
import { parsePropertyPath } from '~/domain/property-url';
import { FramePart } from './frame';

/** What stands before the footer of the default layout: newsletter and coverage area (spec 1 §2.4 and §3.6). */
export const FooterBlocks = () => <FramePart name="blocks" broker={null} className="blocos" />;

/** The footer (spec 1 §2.4), or a broker's. Detail pages have no WhatsApp button. */
export function Footer({ broker = null }: { broker?: BrokerCard | null }) {
  const { pathname } = useLocation();
  const classes = ['pe escuro', broker && 'pe--c', parsePropertyPath(pathname) && 'pe--imovel'];
  return (
    <FramePart as="footer" name="footer" broker={broker} className={classes.filter(Boolean).join(' ')} />
  );
}
