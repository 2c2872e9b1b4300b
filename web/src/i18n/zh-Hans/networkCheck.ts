import type { Documents } from 'src/i18n/Texts'

export const networkCheck: Documents['networkCheck'] = {
  title: '测试我的网络',
  introduction: '只要几秒钟，不用摄像头，也不用麦克风，不会给任何人打电话。',
  steps: {
    signalling: '我们的服务器',
    stun: '与对方直接连接',
    udp: '经过中转站，最快的方式（UDP）',
    tcp: '经过中转站，使用 TCP',
    tls: '经过中转站，像网页一样（TLS）',
  },
  outcomes: {
    testing: '正在测试…',
    works: '正常',
    answers: '有回应，但什么都通不过',
    refused: '拒绝连接',
    silent: '没有回应',
    absent: '本站没有',
  },
  verdicts: {
    testing: { title: '正在测试您的网络', advice: '' },
    good: {
      title: '您的网络很好',
      advice: '共享屏幕需要的一切都正常。',
    },
    slow: {
      title: '您的网络可以用',
      advice: '您的网络挡住了最快的方式，画面可能稍慢一点。您什么都不用做。',
    },
    direct: {
      title: '您的网络应该够用',
      advice:
        '从这里连不到中转站，不过家里的网络多半不需要。如果两台电脑连不上，请换一个网络，例如用手机开热点。',
    },
    refused: {
      title: '中转站拒绝连接',
      advice:
        '这不是您的问题，请告诉网站的管理者。两个家庭网络之间一般照样能用。',
    },
    blocked: {
      title: '您的网络挡住了屏幕共享',
      advice:
        '请换一个网络，例如用手机开热点。如果开着 VPN，请关掉，然后再测一次。',
    },
    pagesOnly: {
      title: '您的网络能打开网页，但不能通话',
      advice:
        '可能是 VPN、杀毒软件或公司网络造成的。请关闭 VPN，或换一个网络，例如手机热点，然后再测试一次。',
    },
    offline: {
      title: '连不上我们的服务器',
      advice:
        '别的网站打得开吗？打不开的话，请检查网络。打得开的话，可能是您的网络挡住了我们：如果开着 VPN，请关掉，或者换一个网络。',
    },
  },
  again: '再测一次',
}
