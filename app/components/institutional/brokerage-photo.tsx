import { Photo } from '../ui/photo';

/** Photos in `public/images`, in all photo widths (scripts/workshop/site-images.mjs). */
const photos = {
  hall: { name: 'hall-de-entrada', alt: 'Hall de entrada com pé-direito duplo, escada e painel de ripas' },
  living: { name: 'sala-de-estar', alt: 'Sala de estar com painel de freijó e sofá claro' },
  veranda: { name: 'varanda-de-praia', alt: 'Varanda de casa de praia com estar aberto e vista para o mar' },
} as const;

/** From the fourth column to the right edge (brief §16). */
export function BrokeragePhoto({ photo }: { photo: keyof typeof photos }) {
  const { name, alt } = photos[photo];
  return (
    <div className="palco g">
      <figure className="inst-foto">
        <Photo
          photo={{ base: `/images/${name}`, alt, width: 1440, height: 960 }}
          sizes="(min-width:64rem) 82vw,(min-width:48rem) 100vw,min(100vw,426px)"
          maxWidth={1600}
          priority
        />
      </figure>
    </div>
  );
}
