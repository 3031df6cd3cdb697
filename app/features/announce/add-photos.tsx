import { Icon } from '~/components/ui/icon';

/** The way to the photos of what was sent. */
export const AddPhotos = ({ to }: { to: string }) => (
  <p>
    Tem fotos? Elas ajudam na avaliação.{' '}
    <a className="elo" href={to}>
      <Icon name="picture" small />
      Incluir fotos
    </a>
  </p>
);
