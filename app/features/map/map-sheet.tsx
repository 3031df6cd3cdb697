import { useEffect, useRef } from 'react';
import { useInBrokersName } from '~/features/broker/broker-context';
import { Icon } from '~/components/ui/icon';
import { countedProperties } from '@domain/counts';
import { formatMoney } from '@domain/money';
import type { Pin } from './map-clusters';

interface MapSheetProps {
  /** The chosen pin, or several on one point. */
  pins: readonly Pin[];
  onClose: () => void;
}

/** What a chosen pin stands for, with the way to its page. */
export function MapSheet({ pins, onClose }: MapSheetProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [first] = pins;
  const inBrokersName = useInBrokersName();
  useEffect(() => title.current?.focus({ preventScroll: true }), [first]);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <section
      className="mapa__ficha"
      aria-label={pins.length === 1 ? 'Imóvel escolhido' : 'Imóveis neste ponto'}
    >
      <h2 className="vh" tabIndex={-1} ref={title}>
        {pins.length === 1
          ? 'Imóvel escolhido no mapa'
          : `${countedProperties(pins.length)} neste ponto do mapa`}
      </h2>
      <ul>
        {pins.map(({ id, title, canonical, price, currency }) => (
          <li key={id}>
            <a href={inBrokersName(canonical)}>
              <b>{title}</b>
              <span className="num">{price === null ? 'Sob consulta' : formatMoney(price, currency)}</span>
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className="bi" aria-label="Fechar" onClick={onClose}>
        <Icon name="close" small />
      </button>
    </section>
  );
}
