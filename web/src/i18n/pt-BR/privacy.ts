import type { Documents } from 'src/i18n/Texts'

export const privacy: Documents['privacy'] = {
  title: 'Privacidade',
  introduction: (appName: string) =>
    `O ${appName} mostra a tela de uma pessoa a uma única outra pessoa e não guarda nada sobre nenhuma das duas.`,

  sections: [
    {
      heading: 'A sua tela',
      paragraphs: [
        'Você escolhe o que mostrar: a tela inteira, uma janela ou uma guia. O navegador pergunta todas as vezes, e você pode parar a qualquer momento.',
        'O som só vai junto se o navegador oferecer isso e você deixar a opção ligada. Nesse caso, a página avisa. Ao esconder a tela ou parar, o som também para.',
        'A imagem e o som vão do seu navegador ao da outra pessoa, criptografados o caminho inteiro. Nós não vemos, não ouvimos, não gravamos e não guardamos nada.',
        'A outra pessoa pode olhar, mas não pode clicar nem digitar. Não temos como impedir que ela fotografe o que vê; por isso, mostre a sua tela só a alguém de confiança.',
        'Em um celular ou tablet, você pode mostrar o que a câmera vê. O navegador pergunta antes, e a câmera só fica ligada enquanto você a mostra.',
        'O que vocês escrevem um ao outro e o que é apontado segue o mesmo caminho. O microfone só liga depois que você aperta “Falar pelo microfone”, e o navegador pergunta antes.',
        'Os arquivos seguem o mesmo caminho, e só depois que quem recebe diz sim. São salvos como qualquer download e nunca abertos. Programas são recusados.',
        'Depois, vocês dois podem dizer se deu certo. A resposta passa pelo nosso servidor até a outra página, e ele não a guarda.',
      ],
    },
    {
      heading: 'Como os dois navegadores se encontram',
      paragraphs: [
        'O nosso servidor de contato apresenta os dois navegadores um ao outro. Para isso, cada página recebe um identificador feito de algumas palavras sorteadas. O servidor mantém os identificadores só na memória, apenas enquanto as páginas estão conectadas e por dois minutos depois que uma conexão cai, e não grava nenhum deles em disco.',
        'Você confia ao nosso servidor uma coisa só: que ele apresente os dois navegadores certos. Com um link, as duas páginas conferem isso sozinhas antes de mostrar qualquer coisa. Se você digitar as palavras, um servidor desonesto poderia apresentar outra pessoa: confira então se é quem você espera.',
        'Para se conectar diretamente, os dois navegadores informam um ao outro os seus endereços de internet. Para saber o próprio endereço, o navegador pode perguntar a um servidor STUN público. Esse servidor vê o endereço e nada da sua tela.',
        'Algumas redes não permitem conexões diretas. Se este site tiver um ponto intermediário, a imagem criptografada passa por ele. Ele não consegue ler a imagem e não guarda nada.',
      ],
    },
    {
      heading: 'O que fica no seu computador',
      paragraphs: [
        'Esta guia lembra o próprio identificador, como você prefere a imagem e um segredo pelo qual o outro navegador a reconhece, no armazenamento de sessão do navegador, para que um link continue valendo se você recarregar a página. Tudo some quando você fecha a guia.',
        'Se você escolher um idioma, o navegador se lembra dessa escolha.',
        'Se você escolher um texto maior ou a leitura das mensagens em voz alta, o navegador se lembra disso.',
        'Se você digita o seu nome para ajudar alguém, o navegador lembra dele até você apagar. No link ele vem depois do sinal #, e os navegadores não enviam essa parte a nenhum servidor. Se você desligar o som das chegadas, isso também fica guardado.',
        'Para que seus links sejam reconhecidos, seu navegador guarda uma chave. Ela não diz o nome de ninguém, nunca sai do navegador e some quando você apaga os dados deste site.',
        'Se você pedir um link que não muda, o navegador guarda esse link junto da chave. Se você guardar o botão de quem ajuda você, o navegador guarda o nome e o link dessa pessoa. Nenhum servidor guarda isso.',
        'Depois da primeira vez, o navegador guarda uma pequena página deste site. Ela diz o que há de errado quando falta a internet. Se você colocar um ícone para este site, ele fica até você tirar.',
        'Se você ativar “Tocar neste aparelho”, o navegador guarda os nomes que você dá a quem pode chamar você. Os navegadores dessas pessoas guardam como chegar ao seu aparelho. A chamada passa pelo nosso servidor e pela empresa que fez o seu navegador. Ela é criptografada para o seu aparelho: nenhum dos dois consegue ler, e nós não guardamos nada.',
        'Se você guardar uma folha do que fez, as imagens da sua tela ficam no seu navegador, em “Minhas folhas”, até você apagar. Essa página do site também fica guardada, para abrir sem internet. Antes de apertar “Guardar o que fizemos”, elas ficam só na memória desta página. Quem ajuda você só recebe uma cópia se você enviar. Os textos dos passos ficam nas abas de vocês dois até serem fechadas.',
        'Se você envia o link por um aplicativo, de mensagens por exemplo, esse aplicativo recebe o link como qualquer mensagem. Antes do seu clique, não pedimos nada a ele.',
        'Mostrar e assistir não usam cookies. Não há estatísticas, nem propaganda, nem rastreamento. Nada é carregado de outras empresas, nem as fontes das letras.',
      ],
    },
    {
      heading: 'O que o nosso servidor anota',
      paragraphs: [
        'Os registros dizem que algo aconteceu e se deu certo, para que possamos consertar falhas. Eles não contêm identificadores, nem endereços de internet, nem nada da sua tela.',
        'Não existe banco de dados de pessoas, e não há contas para mostrar ou assistir.',
      ],
    },
  ],

  forgetHeading: 'Apagar o que este navegador guarda',
  forgetText:
    'Isso apaga o seu nome, o seu idioma, o seu próprio link, os botões de quem ajuda você, suas folhas e tudo o mais que este site guarda neste navegador. Os links que você enviou deixarão de funcionar.',
  forget: 'Apagar tudo neste navegador',
  forgotten: 'Tudo foi apagado.',

  contactHeading: 'Dúvidas',
  contact: (companyName: string) =>
    `Este site é mantido por ${companyName}. Escreva para nós:`,
}
