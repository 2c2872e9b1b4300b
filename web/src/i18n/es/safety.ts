import type { Texts } from 'src/i18n/Texts'

export const safety: Texts['safety'] = {
  feelsWrong: 'Algo no me cuadra',
  nothing: 'Desde aquí ya no se ve ni se oye nada.',
  over: 'Ahora nadie ve nada',
  steps: [
    'Cuelgue el teléfono.',
    'Llame a alguien que conozca, a un número que conozca.',
    '¿Le pedían dinero, tarjetas regalo, códigos o un programa? Es una estafa. Avise aquí:',
  ],
  paid: '¿Ya ha pagado o ha dado un código? Llame primero a su banco.',
  country: 'País',
  chooseCountry: 'Elija su país',
  police: 'Policía',
  bank: 'Su banco',
  microphone: 'Su micrófono sigue apagado hasta que usted lo encienda.',
  fine: 'Todo bien, volver a mostrar',
  fineHidden: 'Todo bien, volver',
  done: 'Ya lo he hecho',
}
