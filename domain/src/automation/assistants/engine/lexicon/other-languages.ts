// Languages that the engine does not speak: words that neither Spanish nor English has, and the sentence that says so.
// Data only.

export const OTHER_LANGUAGES = [
  {
    words:
      "oi tudo bem um quero ola você voce obrigado obrigada gostaria não nao amanhã amanha hoje preço preco quanto custa horário marcar tenho vocês voces cabelo corte bom boa tarde dia fazer também tambem uma preciso",
    sure: "oi tudo um você voce obrigado obrigada gostaria não nao amanhã amanha hoje preço preco quanto custa vocês voces cabelo fazer tambem uma olá",
    sentence: "Só falo espanhol e inglês: vou avisar uma pessoa da equipe.",
  },
  {
    words:
      "bonjour bonsoir salut je voudrais rendez vous est merci combien coûte coute demain pour une un avec prendre aujourd'hui s'il plaît plait coupe cheveux avez",
    sure: "bonjour bonsoir je voudrais rendez vous merci combien coûte coute demain avec prendre cheveux avez",
    sentence: "Je ne parle qu'espagnol et anglais : je préviens une personne de l'équipe.",
  },
  {
    words:
      "ich möchte mochte einen eine termin guten tag hallo wie viel kostet morgen bitte danke haben sie für heute haare schneiden",
    sure: "ich möchte mochte einen eine termin guten tag hallo viel kostet morgen bitte danke haben sie heute haare schneiden",
    sentence: "Ich spreche nur Spanisch und Englisch: Ich sage einer Person vom Team Bescheid.",
  },
  {
    words:
      "buongiorno ciao vorrei prenotare appuntamento un quanto costa grazie domani oggi per favore taglio capelli avete",
    sure: "buongiorno ciao vorrei prenotare appuntamento grazie domani oggi capelli avete",
    sentence: "Parlo solo spagnolo e inglese: avviso una persona del team.",
  },
] as const;
