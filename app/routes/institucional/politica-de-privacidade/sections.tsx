import { CookieForm } from '~/features/marketing/consent/cookie-form';
import type { TextSection } from '~/components/institutional/long-text';
import { withArticle } from '@domain/brokerage/brokerage';
import { capitalized } from '@domain/kernel/text';
import { useBrokerage } from '~/components/use-brokerage';
import { retention } from '@domain/people/privacy';
import { links, preferencesId } from '~/links';
import { CookieTable } from './cookie-table';
import { formatCnpj, type NoticeData } from './data';

/**
 * Privacy notice (LGPD, Lei 13.709/2018): describes exactly the product's data processing.
 * That is: forms (contract/leads.ts), recent searches, cookies, logs (server/http/access-log.ts), photos, maps.
 * A change of these needs a new text and a new date (domain/people/privacy.ts).
 */
export function noticeSections(notice: NoticeData): TextSection[] {
  return [
    { id: 'quem', title: 'Quem trata seus dados', body: <Who {...notice} /> },
    { id: 'quais', title: 'Quais dados usamos', body: <Which {...notice} /> },
    { id: 'finalidade', title: 'Para que e com que base', body: <Why /> },
    { id: 'cookies-p', title: 'Cookies', body: <Cookies {...notice} /> },
    { id: 'com-quem', title: 'Com quem compartilhamos', body: <Recipients {...notice} /> },
    { id: 'prazo', title: 'Por quanto tempo', body: <HowLong /> },
    { id: 'direitos', title: 'Seus direitos', body: <Rights {...notice} /> },
    { id: 'cuidado', title: 'Como cuidamos', body: <Care /> },
  ];
}

function Who({ controller: { name, cnpj, email } }: NoticeData) {
  const brokerage = capitalized(withArticle(useBrokerage()));
  return (
    <>
      <p>
        {`${name ?? brokerage}${cnpj ? `, CNPJ ${formatCnpj(cnpj)},` : ''} decide como e por que os dados deste site são usados: é a controladora, nas palavras da lei.`}
      </p>
      <p>
        O encarregado pelos dados pessoais atende <DataContact email={email} />.
      </p>
    </>
  );
}

/** E-mail of the data protection officer; the contact page if the operator names none. */
function DataContact({ email }: { email: string | null }) {
  return email ? (
    <>
      em <a href={`mailto:${email}`}>{email}</a>
    </>
  ) : (
    <>
      pela <a href={links.contact()}>página de contato</a>
    </>
  );
}

function Which({ asksRegion, hasAnalytics }: NoticeData) {
  return (
    <>
      <p>Só o que a conversa pede. Você pode ver os imóveis sem dizer quem é.</p>
      <ul>
        <li>
          Dos formulários: nome, e-mail, telefone, a mensagem, o que você diz procurar, o dia da visita e, só
          se você quiser, o CPF. Junto seguem o anúncio, a carta ou o site que trouxe você e, se você permite
          preferências e estatísticas, as versões em teste do site que você viu.
        </li>
        <li>
          De quem nos procura por um portal de imóveis (ZAP, VivaReal, OLX, Imovelweb): o que o portal nos
          envia para respondermos, que é o nome, o e-mail, o telefone, a mensagem, o anúncio, o CPF se você o
          deu ao portal, como ele avalia o seu interesse e se você só viu o telefone. O que você aceitou lá
          está na política do portal; aqui usamos isso para responder.
        </li>
        <li>
          Da sua conta, se você criar uma: nome, e-mail, a senha em forma que ninguém consegue ler, e só se
          você quiser o telefone e a data de nascimento; os imóveis favoritos, as pastas e as notas que você
          fizer deles, e os imóveis que você viu; de cada entrada, a hora, o navegador e o estado. O endereço
          IP conta tentativas de entrar por até um dia.
        </li>
        <li>
          Do seu perfil de compra, se você o preencher: o que procura, onde, de que tamanho, até que preço e
          para quando, e como prefere conversar.
        </li>
        <li>
          Das pesquisas que você salva: o nome que você deu, o que elas procuram e quando quer ser avisado; e
          a hora do seu último uso do site, para dizer o que há de novo desde então.
        </li>
        <li>
          De quem nos confia um imóvel: o e-mail e qual é o imóvel, que a casa liga à conta desse e-mail, e as
          cartas da semana que enviamos; a quem ainda não tem conta, um convite para abri-la, e mais um depois
          de 30 dias. O proprietário vê quantas pessoas se interessaram, em números, e nunca quem são.
        </li>
        <li>
          De quem anuncia um imóvel: nome, e-mail e telefone, o endereço, o que o imóvel tem e os preços que
          você espera, e o que respondemos; no formulário completo, só se você quiser, o CPF ou CNPJ, a data
          de nascimento e o estado civil, que só o contrato usa, como prefere conversar e como nos conheceu, e
          o que você autorizou, com a hora e o texto. O que você começou e ainda não enviou fica guardado para
          você continuar, mesmo que não tenha conta; o que só o contrato usa não fica.
        </li>
        <li>
          De quem abre o link de uma pasta que alguém compartilhou: o primeiro nome e as respostas que quiser
          dar, e quantas vezes o link foi aberto. Quem compartilhou vê os três; de quem compartilhou, o
          convidado vê o primeiro nome, os imóveis e as respostas, e as notas só se a pessoa quiser.
        </li>
        <li>Se você permitir: o anúncio ou a carta que trouxe você ao site.</li>
        <li>
          Da newsletter e da revista: o nome, o e-mail, em que página e quando você pediu, com qual texto
          desta política, e quando confirmou ou saiu. Ninguém é avisado antes de você confirmar.
        </li>
        {hasAnalytics && (
          <li>
            Se você permitir estatísticas: as páginas abertas, com a cidade e o tipo de imóvel de uma busca,
            sem os filtros e o que mais você digitou nela, o que escolhe nos menus, os imóveis que vê, guarda
            ou compartilha, e que você entrou, criou uma conta, salvou uma pesquisa ou enviou um formulário.
            Se permitir só marketing: os imóveis que vê, guarda ou compartilha, a conta criada e o formulário
            enviado. Nunca o seu nome, e-mail, telefone ou CPF, nem o que escreveu; de uma conta criada, um
            código embaralhado que só nós ligamos a ela.
          </li>
        )}
        <li>Das buscas: os últimos lugares procurados, ligados a um número sorteado e não a você.</li>
        <li>
          Da visita: o endereço da página aberta, a hora e se a resposta deu certo. Não guardamos nesses
          registros o seu endereço IP nem o que você digitou na busca.
        </li>
        <li>
          Dos imóveis vistos: quantas vezes cada um apareceu, foi aberto ou teve fotos, vídeo, planta, mapa e
          contato abertos, por dia, sem dizer por quem. Para não contar a mesma pessoa duas vezes na mesma
          meia hora, o endereço IP e o nome do navegador viram um código embaralhado com um sorteio do dia: do
          código não se volta a eles, e no dia seguinte ele é outro.
        </li>
        <li>Das versões em teste do site: quantas vezes cada uma foi vista, por dia, sem dizer por quem.</li>
        <li>
          Do lugar: o estado em que você está,{' '}
          {asksRegion
            ? 'que se procura pelo seu endereço IP, só para escolher o menu, e que fica no seu navegador e, por dez minutos, na memória do nosso servidor'
            : 'quando a rede o informa, só para escolher o menu, e que não é guardado'}
          ; e a posição do aparelho, se você tocar em “perto de mim”, que não é guardada.
        </li>
      </ul>
    </>
  );
}

function Why() {
  return (
    <ul>
      <li>
        Responder a você e preparar um negócio que você pediu: procedimentos antes de um contrato (art. 7º,
        V).
      </li>
      <li>
        Manter a sua conta, mostrar o que você guardou nela, avisar do que combina com as pesquisas que você
        salvou e, se você quiser, do que mudou nos seus favoritos, e enviar os e-mails que a protegem:
        execução do que você pediu (art. 7º, V).
      </li>
      <li>
        Avaliar e divulgar o imóvel que você anuncia: execução do que você pediu (art. 7º, V), com a sua
        autorização. Ligar ou escrever pelo WhatsApp sobre ele e enviar novidades: só o que você autorizar em
        cada caixa, o que pode ser retirado.
      </li>
      <li>
        Contar a quem nos confia um imóvel o que aconteceu com o anúncio, também por carta, que se para com um
        clique: execução do que foi combinado (art. 7º, V).
      </li>
      <li>
        Guardar o seu perfil de compra, porque você pediu (art. 7º, V); um consultor só o recebe se você
        marcar que pode ser procurado.
      </li>
      <li>
        Procurar você por um imóvel que combina com as pesquisas que salvou, só enquanto um contato que você
        pediu está aberto: execução do que você pediu (art. 7º, V). Quem não pediu contato é contado, sem
        nome.
      </li>
      <li>Enviar a newsletter ou a revista: o seu consentimento (art. 7º, I), que pode ser retirado.</li>
      <li>
        Lembrar as buscas recentes, contar quantas vezes um imóvel foi visto, para o proprietário dele, e
        manter o site no ar e seguro, e registrar o que a nossa equipe faz com os seus dados: legítimo
        interesse (art. 7º, IX), com o mínimo de dados.
      </li>
      <li>
        Guardar preferências e, quando houver, medir o uso ou fazer anúncios: o seu consentimento, por
        categoria.
      </li>
      <li>Cumprir a lei e exercer direitos: obrigação legal e defesa (art. 7º, II e VI).</li>
    </ul>
  );
}

function Cookies({ consent, hasAnalytics }: NoticeData) {
  return (
    <>
      <p>Recusar é tão fácil quanto aceitar.</p>
      <section id={preferencesId} aria-labelledby="preferencias-titulo">
        <h3 id="preferencias-titulo">Preferências de cookies</h3>
        <CookieForm consent={consent} />
      </section>
      <CookieTable hasAnalytics={hasAnalytics} />
      <p>
        O navegador guarda ainda, até você fechar a aba, onde a página estava e qual foi a sua última
        pesquisa, para que “voltar” e “Retornar” voltem ao mesmo lugar.
        {hasAnalytics &&
          ' Se você permitir estatísticas ou marketing, também o que já foi contado a elas, para não contar duas vezes.'}
      </p>
    </>
  );
}

function Recipients({ mapHost, hasMarketingForms, asksRegion, hasAnalytics }: NoticeData) {
  return (
    <>
      <p>Não vendemos dados. Eles chegam apenas a:</p>
      <ul>
        <li>o consultor que atende você e, quando há proposta, o proprietário do imóvel;</li>
        <li>
          o e-mail e o sistema de atendimento da casa, que recebem o que você enviou por formulário ou por um
          portal para que alguém responda;
        </li>
        <li>os prestadores que hospedam e operam o site por contrato, sob as nossas instruções;</li>
        {asksRegion && (
          <li>
            o serviço que nos diz em que estado fica um endereço IP: recebe o seu, sem mais nada, e não o que
            você viu;
          </li>
        )}
        {hasMarketingForms && (
          <li>
            o sistema de contatos e marketing da casa, que recebe o que você envia pelos formulários e, só se
            você permitir marketing, o endereço IP e o navegador de onde enviou;
          </li>
        )}
        <li>
          o Google ou o Facebook, se você entrar por eles: eles nos dizem o seu nome e e-mail, e ficam sabendo
          que você entrou;
        </li>
        {hasAnalytics && (
          <li>
            o Google, só se você permitir estatísticas ou marketing: pelo Tag Manager, e pelo que a casa ligar
            nele para medir visitas ou anúncios, ele recebe o que se conta das visitas, o endereço de cada
            página sem os filtros da busca, o site de onde você veio, o seu endereço IP e o navegador, e pode
            guardá-los fora do Brasil. Sem a sua permissão nada é pedido a ele; se você a retira, a página
            volta a carregar sem ele e os cookies dele são apagados;
          </li>
        )}
        <li>autoridades, quando a lei obriga.</li>
      </ul>
      <p>
        Fotos e fontes saem dos nossos próprios servidores: nenhum outro site fica sabendo o que você viu
        {hasAnalytics && ', a não ser o Google, se você permitir'}.
        {mapHost &&
          ` Quando você abre um mapa, o desenho dele vem de ${mapHost}, que recebe o seu endereço IP e a região mostrada e pode estar fora do Brasil.`}{' '}
        O botão do WhatsApp leva ao serviço deles, com as regras deles.
      </p>
    </>
  );
}

function HowLong() {
  return (
    <ul>
      <li>
        O que você enviou por formulário ou por um portal: enquanto durar a conversa e, no máximo,{' '}
        {retention.leadYears} anos, o prazo em que pode haver reclamação. Depois é apagado. Se o nosso sistema
        estiver fora do ar quando você envia, o envio espera num arquivo que só o site lê, e o arquivo é
        apagado quando é entregue.
      </li>
      <li>
        Buscas recentes: as cinco últimas, por até {retention.recentSearchDays} dias sem uso. Apagar o cookie
        as desliga de você na hora.
      </li>
      <li>
        O código que evita contar duas vezes um imóvel visto, e o sorteio do dia: no máximo{' '}
        {retention.viewHashHours} horas. Só a contagem fica, e ela não é de ninguém.
      </li>
      <li>
        A sua conta: até você excluí-la. Nos {retention.deletionGraceDays} dias seguintes você ainda pode
        voltar atrás; depois ela é apagada com tudo o que guardou, exceto o que a lei manda conservar. O
        histórico de entradas fica {retention.auditDays} dias, e um navegador que não volta em{' '}
        {retention.knownDeviceDays} dias é esquecido. O que você remove dos favoritos, com a nota, fica em
        Recentemente removidos {retention.removedHomesDays} dias, ou até você apagar. Um e-mail ou outra
        entrega que foi recusada fica na fila {retention.refusedWorkDays} dias.
      </li>
      <li>
        O seu perfil de compra: até você apagá-lo, o que vale na hora, ou {retention.purchaseProfileMonths}{' '}
        meses sem que você o abra ou mude.
      </li>
      <li>
        Uma pesquisa salva: até você excluí-la, e mais {retention.removedSearchDays} dias, em que ela ainda
        pode ser restaurada ou apagada na hora.
      </li>
      <li>
        Do que avisamos você por carta, das suas pesquisas salvas, dos favoritos e dos seus imóveis:{' '}
        {retention.alertDays} dias, para não avisar duas vezes e para que os links da carta funcionem.
      </li>
      <li>
        Que um imóvel é seu: enquanto a casa o disser, ou até você excluir a conta. Que convidamos você a
        abri-la: {retention.ownerInvitationYears} anos. Que você não quer convites: sem prazo, para não
        escrever de novo. Os dois em forma de que ninguém lê o seu e-mail.
      </li>
      <li>
        Um convite para ver um imóvel reservado, com o nome que demos a ele, o e-mail da sua conta e quando
        foi aberto: até ele acabar, e mais {retention.endedInvitationDays} dias.
      </li>
      <li>
        Um anúncio que você começou e não enviou: {retention.announcementDraftDays} dias desde a última vez
        que foi salvo; o link para continuá-lo em outro aparelho: {retention.announcementLinkDays} dias, ou
        até você anulá-lo ou enviar o anúncio. Um que você enviou: o mesmo que um formulário, no máximo{' '}
        {retention.leadYears} anos; CPF ou CNPJ, data de nascimento, estado civil e fotos de um que recusamos
        ou que saiu do ar: {retention.declinedAnnouncementDays} dias. Os links que abrem as fotos à casa, e o
        que deixa você incluí-las depois de enviar: {retention.announcementPhotoLinkDays} dias.
      </li>
      <li>
        O que um convidado escreveu numa pasta: enquanto o link existir, ou até ele mesmo apagar, na página do
        link. Um link que venceu ou foi revogado, e o que se escreveu por ele, some{' '}
        {retention.removedHomesDays} dias depois.
      </li>
      <li>
        O que a nossa equipe fez com os seus dados: que houve o ato, quando e por quem, sem prazo, e sem nada
        do que você nos contou; os valores de antes e de depois, no máximo {retention.auditYears} anos, ou até
        os seus dados serem apagados. O que se fez com a sua conta e com os seus contatos, também quem os leu,
        está na cópia dos seus dados, com o papel de quem fez.
      </li>
      <li>
        Um pedido seu de acesso ou exclusão: a data, a resposta e quem a deu, no máximo {retention.leadYears}{' '}
        anos; o seu e-mail ou telefone sai dele quando os seus dados são apagados.
      </li>
      <li>
        Newsletter e revista: um pedido que ninguém confirma, {retention.unconfirmedSubscriptionDays} dias; o
        confirmado, até você sair, com a prova de que pediu e saiu, no máximo pelos mesmos{' '}
        {retention.leadYears} anos.
      </li>
    </ul>
  );
}

function Rights({ controller: { email } }: NoticeData) {
  return (
    <>
      <p>A lei (art. 18) dá a você, a qualquer momento e sem custo, o direito de:</p>
      <ul>
        <li>confirmar se tratamos dados seus e ter acesso a eles;</li>
        <li>corrigir o que estiver errado, incompleto ou velho;</li>
        <li>pedir que dados desnecessários ou excessivos sejam anonimizados, bloqueados ou apagados;</li>
        <li>levar os seus dados em arquivo que outro serviço consiga ler;</li>
        <li>retirar o consentimento, e apagar o que dependia dele;</li>
        <li>saber com quem compartilhamos e o que muda se você não consentir;</li>
        <li>opor-se a um uso feito sem consentimento.</li>
      </ul>
      <p>
        Quem tem conta vê, corrige, leva em arquivo e apaga os próprios dados em{' '}
        <a href={links.profile()}>Meu perfil</a>. Para o resto, peça <DataContact email={email} />. A
        confirmação é imediata, e a resposta completa chega em até 15 dias. Nenhuma decisão sobre você é
        tomada só por máquina. Se a resposta não resolver, você pode reclamar à Autoridade Nacional de
        Proteção de Dados (ANPD).
      </p>
    </>
  );
}

function Care() {
  return (
    <>
      <p>
        O site fala com você por conexão cifrada. Só quem atende ou mantém o serviço chega aos dados, e apenas
        ao que precisa. Se houver um incidente que ponha você em risco, avisamos você e a ANPD.
      </p>
      <p>
        O site não se dirige a menores de 18 anos. Quando esta política mudar, a data no alto da página muda
        junto, e mudanças importantes são avisadas antes.
      </p>
    </>
  );
}
