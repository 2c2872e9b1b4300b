const png = (file: Buffer) => `data:image/png;base64,${file.toString('base64')}`

const base = `<style>
  * { box-sizing: border-box }
  body { margin: 0; font-family: 'Liberation Sans', Arial, sans-serif; color: #2b1d12 }
  img { display: block; width: 100% }
</style>`

export const pair = (caption: string, left: Buffer, right: Buffer) => `${base}
<style>
  body { height: 470px; padding: 20px 24px; background: #fff6ea; display: grid; grid-template: auto auto auto / 1fr 60px 1fr; align-items: center }
  h1 { grid-column: 1 / -1; margin: 0 0 14px; font-size: 27px; text-align: center }
  figure { margin: 0; border: 9px solid #ff8a1f; border-radius: 14px; overflow: hidden }
  .petrol { border-color: #0f4c5c }
  svg { margin: 0 auto }
  p { margin: 8px 0 0; font-size: 17px; text-align: center }
</style>
<h1>${caption}</h1>
<figure><img src="${png(left)}"></figure>
<svg width="44" height="30" viewBox="0 0 44 30"><path d="M4 15h32m-11-11 12 11-12 11" fill="none" stroke="#0f4c5c" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>
<figure class="petrol"><img src="${png(right)}"></figure>
<p>The father’s computer</p><span></span><p>Anna’s computer</p>`

export const messenger = (preview: Buffer, link: string) => `${base}
<style>
  body { height: 720px; padding: 60px 90px; background: #e9edf0; font-size: 26px }
  article { width: 760px; padding: 22px; border-radius: 6px 26px 26px; background: #fff; box-shadow: 0 1px 4px #0003 }
  img { margin-top: 16px; border-radius: 14px }
  b { display: block; margin-bottom: 10px; color: #0f4c5c }
  u { color: #983c00 }
</style>
<article><b>Anna</b>Hello Dad! Please open this link on your computer and press the big button.<br><u>${new URL(link).pathname.slice(1)}</u><img src="${png(preview)}"></article>`

export const onTop = (screen: Buffer, panel: Buffer) => `${base}
<style>
  body { position: relative; height: 720px; overflow: hidden }
  .panel { position: absolute; right: 20px; top: 20px; width: 330px; border: 1px solid #0005; border-radius: 10px; box-shadow: 0 10px 30px #0006 }
</style>
<img src="${png(screen)}"><img class="panel" src="${png(panel)}">`

/** A page with which a parent may need help. */
export const bill = `<div style="position:fixed;inset:0;background:#f4f6f8;font:26px 'Liberation Sans',Arial,sans-serif;color:#1f2933">
  <div style="background:#24527a;color:#fff;padding:22px 40px;font-weight:700">Northern Electricity</div>
  <div style="margin:36px 40px;padding:34px 40px;background:#fff;border-radius:12px;height:540px;position:relative">
    <h1 style="margin:0 0 22px;font-size:40px">Your bill for October</h1>
    <p>Customer 48-2210 · due on 30 November</p>
    <p style="font-size:52px;font-weight:700;margin:26px 0">84.20</p>
    <p>You used 212 kWh, a little less than in September.</p>
    <div style="position:absolute;left:840px;top:420px;width:260px;padding:20px;border-radius:8px;background:#24527a;color:#fff;text-align:center">Save as PDF</div>
  </div>
</div>`
