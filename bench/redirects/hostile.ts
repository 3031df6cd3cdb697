/** Path parts of crawlers and scanners, sent without encoding. */
const hostile =
  String.raw`// \ %2f %5c .. %2e%2e %00 %0d%0a % %E3 %C3%A3 %FF __ _ -- . .env .php wp-admin <script> ' " {{7*7}} @ : ; ~ é ã`.split(
    ' ',
  );
const old =
  `nossos-imoveis cidade praia outra venda aluguel sp sao-paulo moema apartamento curadoria lp-jardins exclusividades
  casas-de-campo sobre-nos corretor blog financiamento home-office area-do-cliente`.split(/\s+/);
const names =
  `comprar cidade bairros[] tipologia[] quartos page raio caracteristicas utm_source error_description x`.split(
    ' ',
  );

/** Seeded, so that every run is the same. */
function randomNumbers(seed: number) {
  return (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

/** Random URLs: mostly hostile, some of the legacy website. */
export function hostileAddresses(seed: number): () => string {
  const random = randomNumbers(seed);
  const pick = (list: readonly string[]) => list[random(list.length)]!;
  const word = () => random(2 ** 32).toString(36);
  const part = (isOld: boolean) => (isOld ? pick(old) : random(3) === 0 ? word() : pick(hostile));
  return () => {
    // One in twenty is well-formed, so that the flood also reaches expensive pages.
    const isOld = random(20) === 0;
    const path = Array.from({ length: 1 + random(5) }, () => part(isOld));
    const query = Array.from(
      { length: random(4) },
      () => `${pick(names)}=${pick([...hostile, ...old])}${word()}`,
    );
    return `/${path.join(random(4) === 0 ? '' : '/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  };
}
