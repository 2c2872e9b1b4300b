import type { Texts } from 'src/i18n/Texts'

export const path: Texts['path'] = {
  tried: 'Ainda estamos tentando conectar vocês, e vamos continuar tentando.',
  whatToDo: 'O que vocês dois podem tentar:',
  steps: [
    'Vejam se os dois têm internet. Outro site abre?',
    'Tentem outra rede, por exemplo a internet de um celular. Algumas redes de empresas, hotéis ou visitantes bloqueiam o compartilhamento de tela.',
    'Se vocês usam VPN, desliguem.',
  ],
}
