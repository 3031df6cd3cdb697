import { counted } from '@domain/kernel/counts';
import { linksIn, photosIn, propertiesIn, allBlocks, type TextBlock } from '@domain/texts/text-blocks';
import { isSitePath } from '@domain/texts/safe-address';

export interface TextCheck {
  isRight: boolean;
  text: string;
}

interface Checked {
  blocks: readonly TextBlock[];
  cover: { photo?: string | undefined; alt?: string | undefined };
  /** Addresses of the site that do not open. */
  closed: readonly string[];
}

/** Addresses of the site that a text leads to, without those of its own parts. */
export const addressesIn = (blocks: readonly TextBlock[]): string[] => [
  ...new Set([
    ...linksIn(blocks).flatMap(({ href }) => (isSitePath(href) ? [href.split('#')[0]!] : [])),
    ...propertiesIn(blocks).map(({ search }) => search),
  ]),
];

/** 'Antes de publicar': nothing of it stops a publication. */
export function textChecks({ blocks, cover, closed }: Checked): TextCheck[] {
  const photos = [
    ...photosIn(blocks).map(({ alt }) => alt),
    ...(cover.photo ? [cover.alt?.trim() ?? ''] : []),
  ];
  const bare = photos.filter((alt) => alt === '').length;
  const anonymous = allBlocks(blocks).filter((each) => each.kind === 'quote' && each.author === null).length;
  return [
    ...(photos.length > 0
      ? [
          bare === 0
            ? right('Todas as fotos têm descrição')
            : wrong(`${counted(bare, 'foto', 'fotos')} sem descrição`),
        ]
      : []),
    closed.length === 0 ? right('Os endereços abrem') : wrong(`Não abre: ${closed.join(', ')}`),
    ...(anonymous > 0
      ? [
          wrong(
            anonymous === 1 ? 'A citação não diz de quem é' : `${anonymous} citações não dizem de quem são`,
          ),
        ]
      : []),
  ];
}

const right = (text: string): TextCheck => ({ isRight: true, text });
const wrong = (text: string): TextCheck => ({ isRight: false, text });
