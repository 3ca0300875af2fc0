import { savePerson } from "./people.js";
import { canonical } from "./sandbox-api.js";

/** The form for a person who is not in the list: a name, if they like, and a number. */
export function personForm({ chosen }) {
  const find = (id) => document.getElementById(id);
  const form = find("person-form");
  const phoneInput = form.elements.namedItem("phone");
  const show = (yes) => {
    form.hidden = !yes;
    find("add-person").setAttribute("aria-expanded", String(yes));
    if (yes) form.elements.namedItem("name").focus();
  };
  find("add-person").addEventListener("click", () => show(form.hidden));
  find("cancel-person").addEventListener("click", () => show(false));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const phone = canonical(String(data.get("phone")));
    const wrong = phone.length < 11 || phone.length > 15;
    phoneInput.setAttribute("aria-invalid", String(wrong));
    find("person-error").textContent = wrong ? "Escribe los 10 dígitos de su celular." : "";
    if (wrong) return phoneInput.focus();
    const person = { name: String(data.get("name")).trim() || phone, phone };
    savePerson(person);
    form.reset();
    show(false);
    chosen(person);
  });
}
