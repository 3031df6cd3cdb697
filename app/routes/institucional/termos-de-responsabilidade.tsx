import type { LoaderFunctionArgs } from '@remix-run/node';
import { LongText, type TextSection } from '~/components/institutional/long-text';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { contentId } from '~/components/ui/content-id';
import { links } from '~/links';
import { fixedPageMeta } from '~/page-meta';

export const loader = ({ context }: LoaderFunctionArgs) => ({ siteUrl: context.siteUrl });

const crumbs = [
  { label: 'Início', href: links.home() },
  { label: 'Termos de responsabilidade', href: links.terms() },
];

export const meta = fixedPageMeta({
  title: 'Termos de responsabilidade',
  description: 'O que este site informa, o que pode mudar e o que só vale por escrito.',
  path: links.terms(),
  card: 'about',
  crumbs,
});

const sections: TextSection[] = [
  {
    id: 'anuncios',
    title: 'O que um anúncio é',
    body: (
      <>
        <p>
          Os anúncios informam; não são proposta nem reserva. Preço, medidas, condomínio, IPTU e
          disponibilidade vêm do proprietário, da incorporadora ou de quem os representa, e podem mudar sem
          aviso. O que vale é o que estiver no contrato.
        </p>
        <p>
          Antes de assinar, confira a matrícula do imóvel e peça ao consultor os documentos que ainda
          faltarem.
        </p>
      </>
    ),
  },
  {
    id: 'medidas-e-imagens',
    title: 'Medidas, imagens e lugar no mapa',
    body: (
      <ul>
        <li>As áreas são aproximadas. A medida oficial é a da matrícula.</li>
        <li>
          Plantas, perspectivas e fotos de lançamentos são ilustrativas. Móveis e objetos não fazem parte do
          imóvel, a menos que o contrato diga.
        </li>
        <li>
          Quando o proprietário pede reserva, o ponto no mapa é deslocado: mostra a vizinhança, não o
          endereço.
        </li>
      </ul>
    ),
  },
  {
    id: 'lancamentos',
    title: 'Lançamentos',
    body: (
      <p>
        Um empreendimento só é oferecido à venda depois do registro da incorporação (Lei 4.591/1964, art. 32),
        e o anúncio traz o número do registro. Sem esse número ele aparece como breve lançamento: sem preço,
        apenas para quem quer ser avisado.
      </p>
    ),
  },
  {
    id: 'valores',
    title: 'Valores e simulações',
    body: (
      <p>
        Os preços estão na moeda em que o imóvel é negociado, sem conversão. Simulações de financiamento são
        cálculos com os números que você informa; não são oferta de crédito. Taxas e prazos são do banco.
      </p>
    ),
  },
  {
    id: 'sua-parte',
    title: 'O que pedimos de você',
    body: (
      <ul>
        <li>Dados verdadeiros nos formulários e na sua conta.</li>
        <li>Que só anuncie um imóvel seu, ou com autorização do dono.</li>
        <li>Que guarde a sua senha e avise se alguém a usar.</li>
        <li>
          Que não copie o conteúdo em massa nem sobrecarregue o site. Textos, fotos e gravuras têm dono, e o
          uso fora daqui depende de autorização.
        </li>
      </ul>
    ),
  },
  {
    id: 'outros-sites',
    title: 'Outros sites',
    body: (
      <p>
        Alguns caminhos levam para fora: mapas, redes sociais, WhatsApp, simuladores, passeios virtuais. Lá
        valem as regras de quem os mantém.
      </p>
    ),
  },
  {
    id: 'limites',
    title: 'Até onde respondemos',
    body: (
      <p>
        Respondemos pelo nosso trabalho de corretagem, na forma da lei e do Código de Defesa do Consumidor.
        Cuidamos para que o site esteja no ar e correto, mas ele pode ter falhas; se você vir uma,{' '}
        <a href={links.contact()}>conte para nós</a> e corrigimos.
      </p>
    ),
  },
  {
    id: 'mudancas',
    title: 'Mudanças e foro',
    body: (
      <p>
        Estes termos seguem a lei brasileira e podem mudar; a versão desta página é a que vale. Qualquer
        questão pode ser levada ao foro do seu domicílio. O uso dos seus dados está na{' '}
        <a href={links.privacy()}>política de privacidade</a>.
      </p>
    ),
  },
];

/** Terms of responsibility (spec 1 §2.1). */
export default function Terms() {
  return (
    <main id={contentId} className="palco">
      <Breadcrumbs crumbs={crumbs} />
      <header className="indexado__cab">
        <div>
          <h1>Termos de responsabilidade</h1>
          <p className="suave">O que o site informa, o que pode mudar e o que só vale por escrito.</p>
        </div>
      </header>
      <LongText sections={sections} />
    </main>
  );
}
