import { Icon } from '~/components/ui/icon';
import { AdminIcon } from '../admin-icon';
import { intentField } from '../admin-links';
import { type Move, moveIntent } from './item-fields';

interface OrderButtonsProps {
  form: string;
  /** In the list, from 0; or its key. */
  place: number | string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  canRemove?: boolean;
}

/** Of one row; they belong to the page's form, wherever they are. */
export function OrderButtons({ form, place, name, isFirst, isLast, canRemove = true }: OrderButtonsProps) {
  const button = (move: Move, label: string, icon: React.ReactNode, isDisabled = false) => (
    <button
      className="bi"
      form={form}
      name={intentField}
      value={moveIntent(move, place)}
      aria-label={`${label} ${name}`}
      disabled={isDisabled}
    >
      {icon}
    </button>
  );
  return (
    <div className="mordem">
      {button('subir', 'Subir', <AdminIcon name="moveUp" small />, isFirst)}
      {button('descer', 'Descer', <AdminIcon name="moveDown" small />, isLast)}
      {canRemove && button('tirar', 'Tirar', <Icon name="close" small />)}
    </div>
  );
}
