import { Icon, type IconName } from '~/components/ui/icon';
import { adminLinks } from '../admin-links';
import type { Column } from '../list/list-table';
import { type ContactRow, deliveryTexts } from './contacts-list';

const deliveryIcons: Record<keyof typeof deliveryTexts, readonly [IconName, string]> = {
  sent: ['check', 'e-ok'],
  queued: ['clock', 'e-fila'],
  waiting: ['warning', 'e-av'],
  refused: ['close', 'e-no'],
  unclear: ['warning', 'e-av'],
};

export const contactColumns: readonly [Column<ContactRow>, ...Column<ContactRow>[]] = [
  {
    title: 'Pessoa',
    cell: ({ id, name, detail, isUntaken }) => (
      <>
        <a href={adminLinks.contact(id)} className={isUntaken ? 'mnovo' : undefined}>
          {name}
        </a>
        <small>{detail}</small>
      </>
    ),
  },
  {
    title: 'Pedido',
    cell: ({ request, property, unknownCode }) => (
      <div>
        {request}
        {property && <small>{property}</small>}
        {unknownCode && (
          <small>
            <MarkedText icon="warning">{`imóvel desconhecido, código ${unknownCode}`}</MarkedText>
          </small>
        )}
      </div>
    ),
  },
  { title: 'Origem', cell: ({ origin }) => origin },
  { title: 'Quando', cell: ({ when }) => <span className="minteiro">{when}</span> },
  {
    title: 'Corretor',
    cell: ({ responsible, offeredTo, state, isHeld }) => (
      <div className="minteiro">
        {responsible ?? <MarkedText icon="info">ninguém</MarkedText>}
        {!responsible && offeredTo && <small>oferecido a {offeredTo}</small>}
        {isHeld ? <small>Em quarentena</small> : state && <small>{state}</small>}
      </div>
    ),
  },
  { title: 'Entregas', cell: ({ deliveries }) => <Deliveries deliveries={deliveries} /> },
];

const MarkedText = ({ icon, children }: { icon: IconName; children: string }) => (
  <span className="mmarca">
    <Icon name={icon} small />
    {children}
  </span>
);

const Deliveries = ({ deliveries }: Pick<ContactRow, 'deliveries'>) =>
  deliveries.length === 0 ? (
    <span className="suave">nenhuma</span>
  ) : (
    <span className="entregas">
      {deliveries.map(({ place, state }, at) => (
        <DeliveryMark state={state} text={place} key={at} />
      ))}
    </span>
  );

/** The state by icon and color, and by name for screen readers. */
const DeliveryMark = ({ state, text }: { state: keyof typeof deliveryTexts; text: string }) => (
  <span className={deliveryIcons[state][1]}>
    <Icon name={deliveryIcons[state][0]} small />
    {text}
    <span className="vh"> {deliveryTexts[state]}</span>
  </span>
);

export const DeliveryState = ({ state, detail }: { state: keyof typeof deliveryTexts; detail?: string }) => (
  <span className="entregas">
    <span className={deliveryIcons[state][1]}>
      <Icon name={deliveryIcons[state][0]} small />
      {deliveryTexts[state]}
      {detail}
    </span>
  </span>
);
