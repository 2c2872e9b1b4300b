import { office, police, type ReportNumbers } from './reportPlace'

export const numbersElsewhere: ReportNumbers = {
  AE: [police('999')],
  AR: [police('911')],
  AU: [
    police(
      '131 444',
      'https://www.cyber.gov.au/acsc/report/recover-and-get-help'
    ),
  ],
  BR: [police('190')],
  CA: [
    office(
      'Canadian Anti-Fraud Centre',
      '1-888-495-8501',
      'http://www.antifraudcentre-centreantifraude.ca/victim-victime/index-eng.htm'
    ),
  ],
  CL: [police('133')],
  CN: [
    office('反诈专线', '96110', 'https://bwc.cug.edu.cn/info/1038/2447.htm'),
    police('110'),
  ],
  CO: [police('123')],
  EG: [
    office(
      'مباحث الإنترنت',
      '108',
      'https://www.masrawy.com/news/news_cases/details/2025/8/27/2844172/'
    ),
  ],
  HK: [
    office(
      '防騙易 Anti-Scam Helpline',
      '18222',
      'https://police.gov.hk/offbeat/1156/sim/8540.html'
    ),
  ],
  IN: [
    office(
      'National Cyber Crime Helpline',
      '1930',
      'https://www.thequint.com/tech-and-auto/tech-news/cyber-crime-india-2023-figures-statistics-trends-infographic'
    ),
  ],
  MX: [
    office(
      'Guardia Nacional',
      '088',
      'https://www.jornada.com.mx/2025/08/26/deportes/a10n1dep'
    ),
  ],
  NZ: [
    police('105', 'https://www.dia.govt.nz/Spam-How-to-Report-Scams'),
    office(
      'Netsafe',
      '0508 638 723',
      'https://www.consumerprotection.govt.nz/get-guidance/scams-and-online-safety/identity-fraud/'
    ),
  ],
  SG: [
    office(
      'ScamShield Helpline',
      '1799',
      'https://scamshield.gov.sg/scamshield-helpline'
    ),
  ],
  TW: [
    office(
      '反詐騙諮詢專線',
      '165',
      'https://tongsiao.house.miaoli.gov.tw/News_Content.aspx?n=1212&s=797576&sms=9813'
    ),
  ],
  US: [
    office(
      'Federal Trade Commission',
      '1-877-382-4357',
      'https://www.usa.gov/stop-scams-frauds'
    ),
  ],
}
