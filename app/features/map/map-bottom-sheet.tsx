import { useEffect, useRef } from 'react';
import { useInBrokersName } from '../broker/broker-context';
import { Icon } from '~/components/ui/icon';
import { countedProperties } from '@domain/kernel/counts';
import { formatMoney } from '@domain/kernel/money';
import { rentPeriodText } from '@domain/property/period-rent';
import { startingPrice } from './map-labels';
import type { Pin } from './place-pins';

interface MapBottomSheetProps {
  pins: readonly Pin[];
  onClose: () => void;
}

export function MapBottomSheet({ pins, onClose }: MapBottomSheetProps) {
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
        {pins.map(({ id, title, canonical, price, isFrom, period, currency }) => (
          <li key={id}>
            <a href={inBrokersName(canonical)}>
              <b>{title}</b>
              <span className="num">
                {isFrom && `${startingPrice} `}
                {price === null ? 'Sob consulta' : formatMoney(price, currency)}
                {period ? ` ${rentPeriodText(period)}` : ''}
              </span>
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
