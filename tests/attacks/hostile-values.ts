import { queryParams } from '@domain/search/query-params';

/** What people and scanners send, as it goes over the wire. One word is one case. */
const words = (text: string) => text.trim().split(/\s+/);

/** Every parameter of a listing's address and of its form (settled §2). */
export const parameters = [...queryParams.map(({ name }) => name), ...words('filtrar utm_source unknown')];

export const values: Record<string, string> = {
  'a script': encodeURIComponent('"><script>alert(1)</script>'),
  SQL: encodeURIComponent("1' OR '1'='1'; DROP TABLE property;--"),
  'a NUL': 'a%00b',
  'invalid UTF-8': '%C3%28%FF',
  'a lone percent sign': '%',
  'a huge number': '9'.repeat(400),
  'minus infinity': '-1e999',
  'not a number': 'NaN',
  nothing: '',
  'a lone surrogate': '%ED%A0%80',
  'a line break': '%0d%0aSet-Cookie:%20a=1',
  'a long text': 'x'.repeat(4000),
};

export const paths = [
  ...words(String.raw`
    /imoveis/% /imoveis/%E0%A4%A /imoveis/%00 /imoveis/a%00b /imoveis/%FF%FE /imoveis/..%2f..%2fetc%2fpasswd
    /imoveis/../../etc/passwd /imoveis/%2e%2e/%2e%2e/ /imoveis// /imoveis///venda //evil.example //evil.example/imoveis
    ///evil.example /\evil.example /imoveis\venda /imoveis/%5c%5cevil.example /imoveis/%0d%0aLocation:%20x
    /imoveis/venda/<script>alert(1)</script> /imoveis/%3Cscript%3Ealert(1)%3C/script%3E /imoveis/venda/'or'1'='1
    /imoveis/;DROP%20TABLE /imoveis/venda/sao-paulo/apartamento/99999999999999999999-quartos /imoveis/-1-quartos
    /imoveis/0-quarto /imoveis/venda/aluguel/venda /imoveis/__proto__ /imoveis/constructor/prototype /imoveis/[]
    /imoveis/{} /imoveis/{{7*7}} /imoveis/* /imoveis/:id /imoveis/? /imoveis/#a /? /?? /?&&&===
    /imoveis.data /imoveis.data?_routes= /imoveis.data?_routes=__proto__ /imoveis.data?_routes=root,x,%00
    /imoveis/%00.data /.data /_root.data /%.data /imoveis/venda.data?preco=%00 /nada.data /__manifest?p=/imoveis
    /?_data=root /imoveis?index /imoveis?index=a&index= /assets/ /assets/../server/index.js
    /assets/%2e%2e/%2e%2e/package.json /assets/%00 /assets/% /assets/a.js%00.css /fotos/ /fotos/%
    /fotos/../../etc/passwd/480.webp /fotos/%2e%2e%2f%2e%2e%2f/480.webp /fotos/a%00/480.webp /fotos/a/999999999.webp
    /fotos/a/480.exe /sitemap-imoveis.xml?parte=0 /sitemap-imoveis.xml?parte=-1 /sitemap-imoveis.xml?parte=99999999999
    /sitemap-imoveis.xml?parte=%00 /sitemap-imoveis.xml?parte[]=1 /recursos/visualizacao /recursos/favoritos?x=%00
    /busca /busca?local=%00 /busca?local=%E0%A4%A&lugar=-1 /busca?local=x&lugar=1e9&raio=__proto__ /busca?lat=1e999&lng=0
    /busca?local[]=a&local=b&negociacao=../.. /busca?local=<script> /busca.data?local=%ED%A0%80 /recursos/locais
    /recursos/locais?local=%25 /recursos/locais?local=%00%0A /recursos/locais?local=.. /recursos/codigo?local=.. /recursos/codigo?local=../../x /recursos/codigo?local=%00
    /recursos/contagem /recursos/contagem?filtrar=1&preco-min=%00 /recursos/precos?filtrar=1&negociacao=venda&local=%00
    /recursos/pesquisas-recentes?lugar=1 /recursos/total /recursos/total/%00 /recursos/total/venda?lat=91&lng=999
    /recursos/pesquisas /healthz?% /readyz/% /.env /.git/config /wp-login.php /favicon.ico /constructor /toString
    /a%2fb /%20 /%F0%9F%8F%A0 /é /robots.txt?%`),
  `/imoveis/${'a/'.repeat(500)}`,
  `/imoveis/${'a'.repeat(1900)}`,
  `/imoveis/${'a'.repeat(2100)}`,
  `/fotos/${'a'.repeat(1500)}/480.webp`,
];

export const queries = [
  ...words(`
    preco[]=1&preco[]=2 preco[min]=1 preco=1&preco=2 pagina=1&pagina=2 lat[]=1&lng[]=2 __proto__[x]=1
    constructor.prototype.x=1 fase=novo--novo--novo lat=91&lng=181 lat=-23.5&lng= lat=1e400&lng=1
    lat=-23.5&lng=-46.6&range=1e9 range=0 pagina=0 pagina=-1 pagina=1.5 pagina=100000 pagina=100001
    pagina=99999999999999999999 pagina=1e3 pagina=0x10 suites=6&vagas=0 preco=5000000-0 preco=- preco=1-2-3
    preco=1.5-2 preco=999999999999999-9999999999999999 preco=0-1e12 area=-- area=٣-٤ produto-fixo=1;2
    produto-fixo=999999999999999999999 produto-fixo=0&produto-fixo-fase=x ordenacao=price;drop&direcao=up
    %00=%00 %FF=%FF localizacao='%20UNION%20SELECT%201-- filtrar=1 filtrar=1&preco-min=abc&preco-max=%00
    filtrar=1&preco-min=9&preco-max=1 filtrar=1&tipo=x&tipo=y&tipo[]=z auth=true
    error_description=User%20already%20exists`),
  '\xff\xfe=\x80',
  `fase=${'novo--'.repeat(500)}`,
  '&'.repeat(8000),
  '='.repeat(8000),
  '%'.repeat(8000),
  'a=1&'.repeat(2000),
  `${'a[]'.repeat(100)}=1`,
];

/** Lengths of a query, in characters, up to a megabyte and around every limit. */
export const lengths = [
  100, 1000, 2048, 4096, 8000, 8192, 8193, 9000, 16_000, 16_384, 20_000, 65_536, 131_072, 1_048_576,
];
