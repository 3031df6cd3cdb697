import { makeListing } from '../support/catalogue';
import { openSite } from '../imoveis/site';

const home = (reference: string, sellPrice: number) =>
  makeListing({ reference, title: `Apartamento ${reference}`, sellPrice, photos: [] });

/** Eleven for sale and one to let are Ana's; the others are nobody's. */
const listings = [
  ...Array.from({ length: 11 }, (_, index) => home(`ANA-${index + 1}`, 1_000_000 * (index + 1))),
  makeListing({
    reference: 'ANA-ALUGUEL',
    title: 'Casa para alugar',
    propertyType: 'casa',
    forSale: false,
    forRent: true,
    sellPrice: null,
    rentPrice: 18_000,
    photos: [],
  }),
  home('OUTRO-1', 500_000),
  home('OUTRO-2', 600_000),
];

/** The website with Ana, who is active, Caio, who has left, and Eva, of whom hardly anything is known. */
export async function openBrokerSite() {
  const site = await openSite(listings);
  const [ana] = await site.db
    .insertInto('broker')
    .values([
      {
        slug: 'ana-reis',
        name: 'Ana Reis Prado',
        creci: 'CRECI-SP 118.204-F',
        phone: '(11) 90000-0101',
        email: 'ana@bossanova.example',
        linkedin: 'https://www.linkedin.com/in/ana-reis',
        cv: 'Arquiteta de formação.\n\nPrefere visitas de manhã.',
        segment: 'Jardins',
        squad_id: 1,
        squad_name: 'São Paulo capital',
      },
      { slug: 'caio-lima', name: 'Caio Lima', creci: '1-F', active: false },
      {
        slug: 'eva-hostil',
        name: 'Eva </script><script>alert(1)</script>',
        creci: '9-F',
        phone: '11 3000-0101\r\nX-Evil: 1',
        email: 'eva@example.com?bcc=outro@evil.example',
        linkedin: 'javascript:alert(1)//linkedin.com',
        cv: '"><img src=x onerror=alert(1)>\r\nEND:VCARD',
        segment: 'A\r\nTEL:190',
      },
    ])
    .returning('id')
    .execute();
  await site.db
    .updateTable('property')
    .set({ broker_id: ana!.id })
    .where('reference', 'like', 'ANA-%')
    .execute();
  return site;
}
