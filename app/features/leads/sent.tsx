import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '~/components/ui/icon';
import { focusOnArrival } from '~/forms/error-summary';

interface SentProps {
  title: string;
  next: string;
  sent: { protocol?: string | null; facts: readonly (readonly [string, string])[] };
  children: ReactNode;
}

export const aboutProperty = <Told extends SentProps['sent']>(sent: Told, code: string) => ({
  ...sent,
  facts: [['Imóvel', `Código ${code}`] as const, ...sent.facts],
});

/** Replaces the sent form and takes the focus (brief §16, 'After sending'). */
export function Sent({ title, next, sent: { protocol, facts }, children }: SentProps) {
  const sentRef = useRef<HTMLDivElement>(null);
  useEffect(() => sentRef.current?.focus(), []);
  const rows = protocol ? [...facts, ['Protocolo', protocol] as const] : facts;
  return (
    <div className="feito" role="status" tabIndex={-1} ref={sentRef} {...focusOnArrival}>
      <Icon name="check" />
      <h2>{title}</h2>
      <p className="suave">{next}</p>
      {rows.length > 0 && (
        <dl className="contas">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="feito__acoes">{children}</div>
    </div>
  );
}
