// The look of the directory's pages: from a phone of 320 px to a wide screen, light and dark.

export const STYLE = `
:root{color-scheme:light dark;--ink:#1d2430;--soft:#5a6472;--line:#dfe3e8;--paper:#fff;--back:#f6f7f9;--tint:#e8f3ef;--go:#0b6b4f;--on-go:#fff;--face:94%;--face-ink:28%}
@media (prefers-color-scheme:dark){:root{--ink:#e8ebef;--soft:#a3adba;--line:#303845;--paper:#1a1f27;--back:#12161c;--tint:#1b2b27;--go:#4fc79f;--on-go:#06261b;--face:24%;--face-ink:84%}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:16px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
.bar{background:var(--paper);border-bottom:1px solid var(--line)}
.bar>div{display:flex;flex-wrap:wrap;align-items:center;gap:0 24px;padding-top:8px;padding-bottom:8px}
.bar>div,main,footer,.trail{max-width:1120px;margin:0 auto;padding-left:16px;padding-right:16px}
.name{font-size:18px;font-weight:700;color:var(--ink);text-decoration:none;padding:10px 0}
.bar ul{display:flex;flex-wrap:wrap;gap:0 20px;list-style:none;margin:0;padding:0}
.bar ul a{display:inline-block;padding:10px 0;color:var(--soft);text-decoration:none;border-bottom:2px solid transparent}
.bar ul a:hover{color:var(--ink)}
.bar ul [aria-current]{color:var(--ink);font-weight:600;border-color:var(--go)}
.trail ol{display:flex;flex-wrap:wrap;gap:4px 8px;list-style:none;margin:0;padding:12px 0 0;font-size:14px}
.trail li+li::before{content:"›";margin-right:8px;color:var(--soft)}
.trail a{display:inline-block;padding:6px 0}
a{color:var(--go)}
a:focus-visible{outline:2px solid var(--go);outline-offset:2px;border-radius:4px}
h1{font-size:32px;line-height:1.2;margin:20px 0 6px;text-wrap:balance}
h2{font-size:20px;line-height:1.3;margin:0 0 4px}
h2 a{color:var(--ink);text-decoration:none}
h2 a:hover{text-decoration:underline}
.minor{font-size:15px;margin:0 0 8px}
.filtered,.side{margin-top:20px}
.side{display:grid;gap:24px}
p{margin:0 0 8px}
.lead{font-size:18px;color:var(--soft);max-width:60ch}
.soft{color:var(--soft)}
.text{white-space:pre-line;max-width:70ch}
.heading{margin:36px 0 12px}
ul.plain{list-style:none;margin:16px 0;padding:0;display:grid;gap:16px}
.card,.box{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:20px;min-width:0}
.card{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;align-content:start}
.card>*{grid-column:2;min-width:0}
.card>.face{grid-column:1;grid-row:1 / span 5}
.card p{margin:0}
.card .price{font-weight:600}
.face{display:flex;align-items:center;justify-content:center;flex:none;width:52px;height:52px;border-radius:50%;font-weight:700;font-size:18px;background:hsl(var(--hue) 45% var(--face));color:hsl(var(--hue) 55% var(--face-ink))}
.face.big{width:72px;height:72px;font-size:26px}
.who{display:flex;flex-wrap:wrap;align-items:center;gap:8px 20px;margin:20px 0 12px}
.who h1{margin:0}
.who>div{flex:1 1 240px;min-width:0}
.who p{margin:4px 0 0}
.group{display:flex;flex-direction:column;gap:8px}
.group svg{width:40px;height:40px;padding:9px;border-radius:10px;background:var(--tint);color:var(--go);fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.group p{margin:0}
.grid{display:grid;gap:16px;margin:20px 0}
ul.chips{display:flex;flex-wrap:wrap;gap:8px;list-style:none;margin:4px 0 0;padding:0}
ul.chips a,ul.chips span{display:block;padding:9px 14px;border:1px solid var(--line);border-radius:999px;background:var(--paper);color:var(--ink);text-decoration:none;font-size:15px}
ul.chips a:hover{border-color:var(--go)}
ul.chips [aria-current]{background:var(--tint);border-color:var(--go);font-weight:600}
ul.words{display:flex;flex-wrap:wrap;gap:6px;list-style:none;margin:4px 0 0;padding:0;font-size:14px}
ul.words li{padding:3px 10px;border-radius:6px;background:var(--tint)}
dl{display:grid;gap:2px;margin:0}
dt{color:var(--soft);font-size:14px;margin-top:10px}
dd{margin:0}
.actions{display:grid;gap:10px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 20px;border:1px solid var(--go);border-radius:10px;font-weight:600;text-decoration:none;text-align:center}
.button.first{background:var(--go);color:var(--on-go)}
.big-price{font-size:20px;font-weight:700;margin:0 0 12px}
.pages{display:flex;justify-content:space-between;gap:12px;margin:16px 0}
.none{text-align:center;padding:40px 20px;margin:16px 0}
.none ul.chips{justify-content:center;margin-top:16px}
footer{padding-top:32px;padding-bottom:40px;color:var(--soft);font-size:14px}
@media (max-width:479px){.bar ul{gap:0 14px;font-size:15px}h1{font-size:26px}.lead{font-size:16px}.card,.box{padding:16px}.card{gap:4px 12px}.face{width:44px;height:44px;font-size:16px}}
@media (min-width:700px){ul.newest{grid-template-columns:repeat(2,1fr)}.grid{grid-template-columns:repeat(3,1fr)}.side{grid-template-columns:minmax(0,1fr) 320px;gap:24px;align-items:start}}
@media (min-width:900px){h1{font-size:36px}.filtered{display:grid;grid-template-columns:240px minmax(0,1fr);gap:32px;align-items:start}.filtered>ul.plain{margin-top:0}.filtered ul.chips{flex-direction:column;gap:2px}.filtered ul.chips a{border-color:transparent;background:none;border-radius:8px;padding:8px 12px}.filtered ul.chips a:hover{background:var(--tint)}.filtered ul.chips [aria-current]{background:var(--tint)}.side>.box{position:sticky;top:16px}}
`;
