import type { Texts } from 'src/i18n/Texts'

export const caller: Texts['caller'] = {
  calls: (name: string) => `Esta persona dice llamarse «${name}».`,
  somebody: 'Alguien quiere ver su pantalla.',
  firmHint:
    'Parece el nombre de una empresa o de un organismo, así que no se mostrará. Ponga el nombre por el que le conocen.',
  firmButton:
    'Parece el nombre de una empresa o de un organismo. ¿Cómo se llama esta persona?',

  question: '¿Llamó usted a esta persona o le llamó ella a usted?',
  number:
    '¿El número salió en un aviso de la pantalla, en un mensaje o en un anuncio? Entonces elija «Me han llamado».',
  coached:
    '¿Le está diciendo alguien qué pulsar aquí? Entonces elija «Me han llamado».',
  theyCalled: 'Me han llamado',
  iCalled: 'Llamé yo y conozco a esta persona',

  warning: 'Deténgase un momento',
  sentences: [
    'Los estafadores dicen que son de Microsoft, de su banco o de la policía, o que son familiares.',
    'Dicen que hay mucha prisa y que no se lo cuente a nadie.',
    'Después miran cómo entra usted en su banco y se llevan su dinero.',
  ],
  callBack:
    'Cuelgue y devuelva la llamada a un número que ya conozca. Quien sea honrado lo entenderá.',
  stop: 'Colgar y no seguir',
  goOn: 'Lo tengo claro. Seguir de todos modos',

  stopped: 'Ahora cuelgue el teléfono',
  stoppedText: 'Nadie ha visto su pantalla.',
  steps: [
    'Cuelgue sin más. No tiene que dar explicaciones.',
    'Llame a alguien de confianza, a un número que ya conozca.',
    '¿Ha dado una contraseña o dinero, o ha instalado algo? Llame ya a su banco, al número que está en su tarjeta.',
  ],
}
