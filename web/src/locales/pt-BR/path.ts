import type { Texts } from 'src/locales/Texts'

export const path: Texts['path'] = {
  tried:
    'Todos os caminhos estão sendo tentados, várias vezes: direto e, se houver, por um ponto intermediário. Assim que um funcionar, continua sozinho.',
  whatToDo: 'O que vocês dois podem fazer:',
  steps: [
    'Vejam se os dois têm internet: outro site abre?',
    'Tentem outra rede, por exemplo a internet de um celular. Algumas redes de empresas, hotéis ou visitantes não deixam mostrar a tela.',
    'Desliguem a VPN, se houver uma ligada.',
  ],
}
