import { bank, office, police, type ReportNumbers } from './reportPlace'

export const numbersInEurope: ReportNumbers = {
  AT: [
    police(
      '059 133',
      'https://www.watchlist-internet.at/wie-erstatte-ich-polizeiliche-anzeige/'
    ),
  ],
  BE: [
    police('101'),
    office(
      'Card Stop',
      '078 170 170',
      'https://safeonweb.be/en/news/wave-vishing-underway-be-wary-phone-calls-appear-come-card-stop'
    ),
  ],
  CH: [police('117')],
  DE: [
    police(
      '110',
      'https://lippe.polizei.nrw/artikel/praeventionstipps-zu-betruegerischen-anrufen'
    ),
    office(
      'Sperr-Notruf',
      '116 116',
      'https://www.kartensicherheit.de/oeffentlich/newsletter/alle-artikel/artikel-2019/sperr-notruf.html'
    ),
    office('Weißer Ring', '116 006', 'https://weisser-ring.de/node/4441'),
  ],
  ES: [
    office(
      'INCIBE',
      '017',
      'https://elpais.com/tecnologia/2026-03-04/del-paquete-pendiente-al-chantaje-con-ia-guia-basica-para-no-caer-en-las-estafas-mas-consultadas-en-el-017.html'
    ),
    police('112'),
  ],
  FR: [
    office(
      'Info Escroqueries',
      '0 805 805 817',
      'https://www.dossierfamilial.com/actualites/une-ligne-telephonique-pour-aider-les-victimes-descroquerie-350265'
    ),
    police('17'),
  ],
  GB: [
    bank(
      '159',
      'https://www.payplan.com/blog/protect-yourself-from-bank-scam-calls-by-dialling-159'
    ),
    office(
      'Action Fraud',
      '0300 123 2040',
      'http://www.mobileuk.org/stop-think-fraud-how-to-report'
    ),
    office(
      'Police Scotland',
      '101',
      'http://www.mobileuk.org/stop-think-fraud-how-to-report'
    ),
  ],
  IE: [police('112')],
  IT: [police('112')],
  LU: [police('113')],
  NL: [
    office(
      'Fraudehelpdesk',
      '088 786 73 72',
      'http://www.fraudehelpdesk.nl/Meldpunten'
    ),
    police('112'),
  ],
  PL: [
    police(
      '112',
      'http://www.112.gov.pl/wai/een/292/440/When_to_call_112.html'
    ),
  ],
  PT: [
    office(
      'Linha Internet Segura',
      '800 21 90 90',
      'https://pplware.sapo.pt/internet/pj-lanca-alerta-nacional-de-burla-devido-a-esquema/'
    ),
    police('112'),
  ],
  TR: [
    police(
      '112',
      'https://www.trthaber.com/haber/turkiye/23-ilde-siber-suclarla-mucadele-operasyonu-919878.html'
    ),
  ],
  UA: [
    office(
      'Кіберполіція',
      '0 800 50 51 70',
      'https://svoboda.te.ua/ternopolyanka-namagalasya-kupyty-drova-vtratyla-15-tysyach-gryven/'
    ),
    police('102'),
  ],
}
