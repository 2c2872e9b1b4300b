import type { Documents } from 'src/i18n/Texts'

export const terms: Documents['terms'] = {
  title: 'Termos de uso',
  introduction: (appName: string) =>
    `Estas são as regras para usar o ${appName}. São curtas de propósito.`,

  sections: [
    {
      heading: 'O que você pode fazer',
      paragraphs: [
        'Você pode usar este serviço de graça, para mostrar a sua tela a alguém ou para ver a tela de quem quiser mostrá-la a você.',
        'Você não precisa de conta e pode parar a qualquer momento, fechando a página.',
      ],
    },
    {
      heading: 'O que pedimos a você',
      paragraphs: [
        'Mostre a sua tela só a pessoas que você conhece e em quem confia. Antes de começar, esconda as senhas e feche páginas do banco e mensagens particulares.',
        'Não pressione nem engane ninguém para que mostre a tela. Não guarde nem passe adiante o que você vê, a não ser que a outra pessoa concorde.',
        'Não atrapalhe o serviço para os outros e não o use para nada ilegal.',
      ],
    },
    {
      heading: 'O que não podemos prometer',
      paragraphs: [
        'O serviço é oferecido como está. Ele depende do seu navegador, da sua rede e da outra pessoa; por isso, pode ficar lento, cair ou não funcionar.',
        'Até onde a lei permite, não respondemos por perdas ou danos causados pelo uso, nem pelo que outra pessoa faz com o que você mostra a ela.',
      ],
    },
    {
      heading: 'Mudanças',
      paragraphs: [
        'Podemos mudar o serviço ou encerrá-lo. Valem as regras que estão nesta página no momento em que você o usa.',
      ],
    },
  ],

  contactHeading: 'Dúvidas',
  contact: (companyName: string) =>
    `Este site é mantido por ${companyName}. Escreva para nós:`,
}
