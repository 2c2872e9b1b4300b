import type { Documents } from 'src/i18n/Texts'

export const terms: Documents['terms'] = {
  title: 'Kullanım koşulları',
  introduction: (appName: string) =>
    `${appName} kullanmanın kuralları bunlardır. Bilerek kısa tutuldu.`,

  sections: [
    {
      heading: 'Neler yapabilirsiniz',
      paragraphs: [
        'Bu hizmeti birine ekranınızı göstermek ya da size göstermek isteyen birinin ekranını görmek için ücretsiz kullanabilirsiniz.',
        'Hesaba ihtiyacınız yok; sayfayı kapatarak istediğiniz an bırakabilirsiniz.',
      ],
    },
    {
      heading: 'Sizden ricamız',
      paragraphs: [
        'Ekranınızı yalnızca tanıdığınız ve güvendiğiniz kişilere gösterin. Göstermeden önce parolaları gizleyin, banka sayfalarını ve özel mesajları kapatın.',
        'Kimseyi ekranını göstermesi için zorlamayın, kandırmayın. Karşı taraf kabul etmedikçe gördüklerinizi saklamayın ve başkasına vermeyin.',
        'Hizmeti başkaları için aksatmayın ve yasa dışı hiçbir şey için kullanmayın.',
      ],
    },
    {
      heading: 'Neye söz veremeyiz',
      paragraphs: [
        'Hizmet olduğu gibi sunulur. Tarayıcınıza, ağınıza ve karşı tarafa bağlıdır; bu yüzden yavaş olabilir, kesilebilir ya da hiç çalışmayabilir.',
        'Yasaların izin verdiği ölçüde, kullanımdan ya da başka birinin gösterdiklerinizle yaptıklarından doğan kayıp ve zararlardan sorumlu değiliz.',
      ],
    },
    {
      heading: 'Değişiklikler',
      paragraphs: [
        'Hizmeti değiştirebilir ya da sona erdirebiliriz. Geçerli olan, kullandığınız anda bu sayfada yazan kurallardır.',
      ],
    },
  ],

  contactHeading: 'Sorular',
  contact: (companyName: string) =>
    `Bu siteyi işleten: ${companyName}. Bize yazın:`,
}
