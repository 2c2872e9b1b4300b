import fc from 'fast-check'

import { isFirmName } from './firmName'
import { parseHelperName } from './helperName'

function saysFirm(text: string): boolean {
  const name = parseHelperName(text)
  return name !== null && isFirmName(name)
}

const each = (text: string): string[] =>
  text
    .split('|')
    .map((name) => name.trim())
    .filter(Boolean)

const firms = {
  en: `Microsoft | Microsoft Support | Windows Technical Department | Apple Care
    Team | Apple | Amazon Prime | PayPal Refunds | Your Bank | Bank of America |
    HSBC Fraud Team | Customer Service | Customer Care | Tech Support | IT
    Department | Help Desk | Security Team | Geek Squad | Norton 360 | Norton |
    Norton Support | McAfee | Chase Bank | Chase | Wells Fargo | Officer Miller |
    Metropolitan Police | FBI | IRS Agent | HMRC | Social Security | Europol |
    Interpol | Royal Mail | DHL | FedEx | Facebook | WhatsApp | Meta | Netflix |
    Western Union | Coinbase | Government Office | Insurance Company | Antivirus |
    Billing | Account Manager | Official Agent | TeamViewer | AnyDesk | Kinscreen
    Support | John from Microsoft | Verified | T-Mobile | AppleBank`,
  de: `Sparkasse | Deutsche Bank | Volksbank München | Polizei | Kriminalpolizei |
    Bundeskriminalamt | Finanzamt | Kundendienst | Kundenservice Telekom |
    Ihr Bankberater | Sicherheitsabteilung | Servicetechniker | Techniker | Post |
    Deutsche Post | Versicherung | Hilfe | Frau Meier, Sparkasse | Geprüft |
    Rückerstattung | Onlinebanking | Betrugsabteilung | Oberkommissar Meier |
    Verbraucherschutzbehörde Service | Europol Zentrale | ING`,
  fr: `Banque Postale | La Poste | Service client | Crédit Agricole | Assistance
    Orange | Orange | Police nationale | Gendarmerie | Sécurité | Conseiller |
    BNP Paribas | Impôts | Remboursement | Technicien SFR | Vérifié | Assurance`,
  it: `Banca Intesa | Poste Italiane | Polizia Postale | Carabinieri | Assistenza
    clienti | Supporto tecnico | Sicurezza | Agenzia delle Entrate | UniCredit |
    Servizio clienti | Rimborso | INPS | Assicurazione`,
  es: `Banco Santander | BBVA | CaixaBank | Soporte técnico | Servicio al cliente |
    Seguridad | Policía Nacional | Guardia Civil | Correos | Agencia Tributaria |
    Hacienda | Movistar | Reembolso | Asistencia Técnica | Seguros`,
  'pt-BR': `Banco do Brasil | Itaú | Bradesco | Nubank | Suporte | Atendimento |
    Central de Segurança | Polícia Federal | Receita Federal | Correios | INSS |
    Serviço | Gerente | Estorno | PIX`,
  nl: `Rabobank | ABN AMRO | ING | Klantenservice | Helpdesk | Politie | Digid |
    Belastingdienst | Beveiliging | Bankmedewerker | Ondersteuning | PostNL |
    Verzekering | Ziggo | KPN | Fraude afdeling | Medewerker`,
  pl: `Bank PKO | mBank | Policja | Wsparcie techniczne | Pomoc techniczna |
    Obsługa klienta | Bezpieczeństwo | Urząd Skarbowy | Prokuratura | InPost |
    Allegro | Serwis | Ubezpieczenia | Konsultant`,
  tr: `Ziraat Bankası | Garanti Bankası | Polis | Emniyet Müdürlüğü | Destek |
    Müşteri Hizmetleri | Güvenlik | Turkcell | Jandarma | Teknik servis | PTT |
    Vergi Dairesi | Banka | Cumhuriyet Savcısı`,
  uk: `ПриватБанк | Монобанк | Поліція | Служба безпеки | Техпідтримка | СБУ |
    Служба підтримки | Майкрософт | Київстар | Нова Пошта | Прокуратура | Банк |
    Офіційний агент | Повернення коштів | Техническая поддержка | Сбербанк`,
  ar: `البنك الأهلي | مايكروسوفت | خدمة العملاء | الدعم الفني | الشرطة | جوجل |
    وزارة الداخلية | فودافون | أمازون | واتساب | شركة التأمين | مصرف الراجحي |
    فيسبوك | موظف البنك`,
  'zh-Hans': `微软 | 微软技术支持 | 中国银行 | 客服 | 公安局 | 支付宝 | 腾讯客服 |
    警察 | 税务局 | 中国移动 | 官方 | 退款中心 | 顺丰快递 | 平安保险 | 微軟`,
}

const disguises = each(`
  M i c r o s o f t | M.i.c.r.o.s.o.f.t | Micro soft | Micro-Soft | M1cros0ft |
  MICR0S0FT | rnicrosoft | Mіcrоsоft | Μicrosoft | Ｍｉｃｒｏｓｏｆｔ |
  𝓜𝓲𝓬𝓻𝓸𝓼𝓸𝓯𝓽 | 𝐌𝐢𝐜𝐫𝐨𝐬𝐨𝐟𝐭 | ᴍɪᴄʀᴏꜱᴏꜰᴛ | M̲i̲c̲r̲o̲s̲o̲f̲t̲ | Mícrösóft | Micro\u200bsoft |
  Micro\u00adsoft | \u202eMicrosoft\u202c | \u200fMicrosoft | Microsoooft |
  PayPaI | P a y P a l | PayPa1 | Арple | AppІe | App1e | B@nk | B 4 N K | Ваnk |
  Bаnk | Bank24 | 24Bank | Bank_of_X | Supp0rt | 5upport | Sυpport | $upport |
  Microsof | Microsfot | Micrsoft | Amzon | Goolge | Facebok | Nettflix |
  SUPPORT | sup port | ApplePay | MySupportTeam | Amаzоn | Goog1e | GooqleSupport |
  G00GLE | Pоlіzеі | P O L I Z E I | 中 国 银 行 | 微\u200b软 | البـنـك | بَنْك |
  ✓ Anna | Anna ✅ | Anna™ | 🏦 Anna | 🛡️ Anna | Call 0800 123 456 |
  +49 170 1234567 | help@example.com | www.example.com | example.com
`)

/** Names of people, as people write them. None may count as a firm. */
const people = {
  en: `Anna | Bob | Bill | Bill Gates | Mark | Mark Banks | Tyra Banks | Grace |
    Grace Hopper | Faith | Hope | Joy | Will | Rich | Art | Dawn | Tim | Tim Cook |
    Chase Miller | Norton Smith | Edward Norton | Pat | Pat O’Brien | Sky | Skye |
    Charlie | James Bond | John Smith | Mary Jones | Robert | Jennifer | Michael |
    William | Elizabeth | David | Barbara | Richard | Susan | Joseph | Jessica |
    Thomas | Sarah | Charles | Karen | Christopher | Lisa | Daniel | Nancy |
    Matthew | Betty | Anthony | Sandra | Donald | Margaret | Steven | Ashley |
    Paul | Kimberly | Andrew | Emily | Joshua | Donna | Kenneth | Michelle |
    Kevin | Carol | Brian | Amanda | George | Melissa | Timothy | Deborah |
    Ronald | Stephanie | Jason | Rebecca | Edward | Laura | Jeffrey | Sharon |
    Ryan | Cynthia | Jacob | Kathleen | Gary | Amy | Nicholas | Shirley | Eric |
    Angela | Jonathan | Helen | Larry | Brenda | Justin | Pamela | Scott |
    Nicole | Brandon | Emma | Benjamin | Samantha | Samuel | Katherine | Frank |
    Christine | Gregory | Debra | Raymond | Rachel | Alexander | Carolyn |
    Patrick | Janet | Jack | Maria | Dennis | Catherine | Jerry | Heather |
    Lloyd | Lloyd George | Wells | Taylor Swift | Carl Sagan | Virginia Woolf |
    Miriam Bankole | Zak Bankole | Margo Oglesby | Hugo Gleeson | Burbank |
    Fairbanks | Mom | Dad | Auntie Jo | Grandma`,
  de: `Anna Schmidt | Hans | Hans Müller | Jürgen | Klaus | Sabine | Ute | Ursula |
    Renate | Wolfgang | Günther | Heinz | Dieter | Gerhard | Uwe | Petra | Karin |
    Monika | Brigitte | Heike | Anke | Birgit | Jörg | Matthias | Stefan |
    Sebastian | Lukas | Leonie | Mia | Finn | Paul | Felix | Ben | Ameli | Amelie |
    Meta Schmidt | Hermes Phettberg | Marie Bäcker | Fritz Zoll | Lena Post |
    Onkel Karl | Tante Erna | Oma | Opa | Mama | Papa | Deine Anna | Björn Weiß |
    Andreas Amtmann | Eva Sicher | Kai Fischer | Frau Schneider | Herr Wagner`,
  fr: `Marie | Jean | Jean-Pierre | Françoise | Michel | Sylvie | Philippe |
    Nathalie | Alain | Isabelle | Bernard | Catherine | Jacques | Chloé | Léa |
    Hugo | Lucas | Amélie | Zoé | Noël | Benoît | Loïc | Maël | Océane | Élodie |
    Maman | Papa | Mamie | Tonton Luc | Auguste Comte | Marc Leclerc | Rose | Ange`,
  it: `Giuseppe | Giovanni | Antonio | Mario | Luigi | Francesco | Maria | Anna |
    Rosa | Giulia | Sofia | Chiara | Alessandro | Matteo | Lorenzo | Paolo Conti |
    Tim | Ilaria | Elena | Valentina | Simone | Nonna | Zio Carlo | Bruno Rossi |
    Marco Bianchi | Donatella | Guido | Beatrice | Salvatore | Assunta`,
  es: `José | María | Carmen | Antonio | Manuel | Dolores | Pilar | Javier | Jesús |
    Ángel | Mercedes | Rosario | Consuelo | Concepción | Íñigo | Begoña | Nuria |
    Pablo Segura | Ana Bravo | Lucía | Álvaro | Hugo | Paz | Cruz | Mamá | Tía Ana |
    Francisco | Esperanza Gómez | Alba | Sergio | Rubén | Inés | Seve`,
  'pt-BR': `João | Maria | José | Ana | Antônio | Francisca | Carlos | Paulo | Sá |
    Pedro | Lucas | Luiz | Marcos | Adriana | Juliana | Márcia | Fernanda |
    Vitória | Conceição | Aparecida | Clara | Vivian | Mamãe | Tio Zé | Gustavo`,
  nl: `Jan | Piet | Kees | Willem | Anneke | Marieke | Joke | Wil | Sjoerd | Femke |
    Daan | Sem | Lotte | Fleur | Bram | Maartje | Appelman | Jan de Boer | Oma |
    Piet van der Berg | Bas Postma | Joop den Uyl | Gijs | Hiske | Mette`,
  pl: `Anna | Piotr | Krzysztof | Andrzej | Tomasz | Jan | Paweł | Michał | Marcin |
    Katarzyna | Małgorzata | Agnieszka | Ewa | Elżbieta | Zofia | Łukasz | Zuzanna |
    Ola | Kasia | Wojtek Nowak | Kowalski | Babcia Ela | Bogusław | Świętosława`,
  tr: `Mehmet | Mustafa | Ahmet | Ali | Hüseyin | Hasan | İbrahim | Osman | Yusuf |
    Fatma | Ayşe | Emine | Hatice | Zeynep | Elif | Şule | Özge | Çiğdem | Işıl |
    Umut | Deniz | Barış | Ümit | Gül | Resmiye | Eren Yılmaz | Anneanne`,
  uk: `Оксана | Тарас | Олена | Іван | Марія | Андрій | Наталія | Юрій | Сергій |
    Тетяна | Ірина | Олександр | Володимир | Василь | Микола | Петро | Ганна |
    Соломія | Богдан | Ярослав | Катерина | Світлана | Мама | Бабуся Ніна |
    Олег Коваль | Шевченко | Рома | Максим | Анастасія | Євген | Ольга`,
  ar: `محمد | أحمد | علي | فاطمة | عائشة | خديجة | عمر | خالد | يوسف | إبراهيم |
    مريم | زينب | نور | ليلى | سارة | حسن | حسين | أم علي | أبو خالد | أمان |
    أمين | عبد الله | عبد الرحمن | هدى | رنا | وسام | طارق | سلمى | رسمي | آمنة`,
  'zh-Hans': `王伟 | 李娜 | 张敏 | 刘洋 | 陈静 | 杨军 | 赵丽 | 黄强 | 周杰 | 吴秀英 | 妈妈 |
    爸爸 | 小明 | 阿里 | 林志玲 | Ling | Loan | Wei | 孙悟空 | 欧阳娜娜 | 安娜`,
}

describe('the name of a firm, an authority or its support', () => {
  for (const [language, names] of Object.entries(firms)) {
    it.each(each(names.replace(/\s*\n\s*/g, ' ')))(
      `is recognised in ${language}: %s`,
      (name) => expect(saysFirm(name)).toBe(true)
    )
  }

  it.each(disguises)('is recognised in disguise: %j', (name) => {
    expect(saysFirm(name)).toBe(true)
  })

  it('is recognised next to a person’s name', () => {
    for (const name of ['Anna (Microsoft)', 'Anna, Support', 'Bank – Anna']) {
      expect(saysFirm(name)).toBe(true)
    }
  })

  it('includes the last name Bank: a person with that name can use the first name alone', () => {
    expect(saysFirm('Hans Bank')).toBe(true)
    expect(saysFirm('Hans')).toBe(false)
  })
})

describe('a name of a person', () => {
  for (const [language, names] of Object.entries(people)) {
    it(`is accepted in ${language}`, () => {
      const wrong = each(names.replace(/\s*\n\s*/g, ' ')).filter(saysFirm)
      expect(wrong).toEqual([])
    })
  }

  it('is classified for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(typeof saysFirm(text)).toBe('boolean')
      })
    )
  })
})
