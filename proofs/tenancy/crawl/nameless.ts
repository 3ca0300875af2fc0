/** Calls that name nothing: they are about the caller alone. */
export const NAMELESS: readonly string[] = [
  ...["me.get", "session.revokeAll", "session.list", "session.endOthers"],
  ...["device.list", "device.add"],
  ...["place.countries", "place.states", "place.cities", "mapLink.expand"],
  // about the partner of the caller, or about everything that the team sees
  ...["partner.list", "partner.leaderboard", "user.find", "brand.list"],
  ...["business.create", "business.list", "portfolio.list", "potMovement.list", "stripe.products"],
  // each person's own steps, and questions that belong to no business
  ...["onboarding.get", "onboarding.save"],
  ...["faq.list", "faq.get", "faq.ask", "faq.vote"],
];
